/** Reads a log of unanswered queries, and says which words the pages lack. */
import type {SearchEngine} from 'docusaurus-local-search/engine';
import {createLanguage, stem} from 'docusaurus-local-search/engine';
import type {SearchPage} from 'docusaurus-local-search/engine';
import type {Insight} from 'docusaurus-local-search/insights';
import {knowledge} from '../../src/search/knowledge';

export interface Gap {
  query: string;
  count: number;
  outcome: Insight['outcome'];
  platforms: string[];
  /** The pages that match best, and the query's words that their keywords could have. */
  keywords: {path: string; title: string; words: string[]}[];
  /** Words that no page has: a synonym of a word that pages have, a misspelling, or a missing subject. */
  synonyms: string[];
}

/**
 * Parses a log: a JSON object a line.
 * @throws Error that names the file, the line and what is missing.
 */
export function parseLog(text: string, file: string): Insight[] {
  return text.split('\n').flatMap((line, i) => {
    if (!line.trim()) return [];
    let entry: Partial<Insight> | null = null;
    try {
      entry = JSON.parse(line) as Partial<Insight> | null;
    } catch {
      // Reported below.
    }
    if (typeof entry?.query !== 'string' || (entry.outcome !== 'none' && entry.outcome !== 'unopened')) {
      throw new Error(
        `${file}:${i + 1}: expected {"query": …, "outcome": "none" or "unopened"}, found ${line.slice(0, 80)}. Write the body of each request as it is, and a line break.`,
      );
    }
    const {query, outcome, results = 0, platform = 'web', tag = 'docs-default-current'} = entry;
    return [{query, outcome, results, platform, tag}];
  });
}

const {tokenize, stopWords, weakWords} = createLanguage(knowledge);

const telling = (text: string) =>
  tokenize(text).sequence.filter((word) => word.length > 2 && !stopWords.has(word) && !weakWords.has(word));

/** Equal but for case, order and endings. */
const getKey = ({query, outcome}: Insight) => `${outcome} ${[...new Set(telling(query).map(stem))].sort().join(' ')}`;

export interface GapOptions {
  /** An engine with all pages; the tags that it searches. */
  engine: Pick<SearchEngine, 'search'>;
  pages: readonly SearchPage[];
  pagesPerGap?: number;
}

/** Lists gaps, the most frequent first. */
export function findGaps(log: readonly Insight[], {engine, pages, pagesPerGap = 3}: GapOptions): Gap[] {
  const known = new Set<string>();
  for (const {title, path, description, keywords, sections} of pages) {
    const parts = [title, path, description, ...keywords];
    for (const {heading, text, mentioned, used} of sections) parts.push(heading, text, mentioned, used);
    const {sequence, extras} = tokenize(parts.join(' | '));
    for (const word of [...sequence, ...extras]) known.add(stem(word));
  }
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  const groups = new Map<string, Insight[]>();
  for (const insight of log) {
    const key = getKey(insight);
    const group = groups.get(key);
    if (group) group.push(insight);
    else groups.set(key, [insight]);
  }
  return [...groups.values()]
    .map((group): Gap => {
      const {query, outcome, platform, tag} = group[0] as Insight;
      const words = [...new Set(telling(query))];
      const {hits} = engine.search({query, platform, language: 'en', tags: [tag], hitsPerPage: pagesPerGap});
      return {
        query,
        count: group.length,
        outcome,
        platforms: [...new Set(group.map((insight) => insight.platform))],
        keywords: hits.flatMap(({url, title}) => {
          const page = byUrl.get(url.split('#')[0] as string);
          if (!page) return [];
          const {sequence, extras} = tokenize([page.title, page.path, ...page.keywords].join(' | '));
          const named = new Set([...sequence, ...extras].map(stem));
          return [{path: page.path, title, words: words.filter((word) => !named.has(stem(word)))}];
        }),
        synonyms: words.filter((word) => !known.has(stem(word))),
      };
    })
    .sort((a, b) => b.count - a.count || (a.query < b.query ? -1 : 1));
}

/** The gaps for people. */
export function formatGaps(gaps: readonly Gap[]): string {
  return gaps
    .map(({query, count, outcome, platforms, keywords, synonyms}) =>
      [
        `${count} × ${query} (${outcome === 'none' ? 'no result' : 'nothing opened'}; ${platforms.join(', ')})`,
        ...keywords
          .filter(({words}) => words.length > 0)
          .map(({path, words}) => `    keywords of ${path}: ${words.join(', ')}`),
        ...(synonyms.length
          ? [`    no page has: ${synonyms.join(', ')} (synonyms.ts, or a page that is missing)`]
          : []),
      ].join('\n'),
    )
    .join('\n');
}
