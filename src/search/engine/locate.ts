import {stemOnce} from './pageIndex';
import type {IndexedPage, IndexedSection} from './pageIndex';
import type {Query} from './query';
import {PhraseMatcher, getSectionSets} from './phrase';

/** A place in a page that answers a query. */
export interface Place {
  section: IndexedSection;
  index: number;
  /** Whether the heading itself matches, or what stands below it. */
  inHeading: boolean;
  score: number;
}

/** Stems that stand for words of the query, with what they are worth. */
export function getWantedStems(query: Query): Map<string, number> {
  const wanted = new Map<string, number>();
  const want = (stem: string, worth: number) => wanted.set(stem, Math.max(worth, wanted.get(stem) ?? 0));
  for (const {variants, importance} of query.tokens) {
    for (const {stem, weight} of variants) want(stem, importance * weight);
  }
  for (const {from, to, stems, weight} of query.alternatives) {
    const importance = query.tokens.slice(from, to + 1).reduce((sum, token) => sum + token.importance, 0);
    for (const stem of stems) want(stem, (importance * weight) / stems.length);
  }
  return wanted;
}

const headingWeight = 3;
const nameWeight = 1.2;
const phraseWeight = 3;

/**
 * The sections of a page that answer a query, best first; the page itself (section 0) when its title says it all.
 */
export function findPlaces(
  page: IndexedPage,
  query: Query,
  wanted: ReadonlyMap<string, number>,
  limit: number,
): Place[] {
  const total = query.tokens.reduce((sum, {importance}) => sum + importance, 0) || 1;
  const phrase = new PhraseMatcher(query.phrase);
  const places = page.sections.map((section, index): Place => {
    const {heading, text} = getSectionSets(section);
    let score = 0;
    let inHeading = false;
    for (const [stem, worth] of wanted) {
      if (heading.has(stem)) {
        score += headingWeight * worth;
        inHeading = true;
      }
      if (text.has(stem)) score += worth;
      if (section.names.has(stem)) score += nameWeight * worth;
    }
    if (score === 0) return {section, index, inHeading, score};
    const run = Math.max(headingWeight * phrase.getShare(section.heading), phrase.getShare(section.text, text));
    return {section, index, inHeading, score: score + phraseWeight * total * run};
  });
  const titleShare = getTitleShare(page, query);
  const top = places[0];
  // What the title says needs no heading below it, unless one says the same more exactly.
  if (top) top.score += 1.5 * headingWeight * total * titleShare ** 3;
  return places
    .filter(({score}) => score > 0)
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .slice(0, limit);
}

function getTitleShare({names}: IndexedPage, query: Query): number {
  const total = query.tokens.reduce((sum, {importance}) => sum + importance, 0) || 1;
  const said = new Set(names.flat());
  const matched = query.tokens.reduce((sum, {variants, importance}, at) => {
    const direct = variants.some(({stem, weight}) => weight >= 0.5 && said.has(stem));
    const replaced = query.alternatives.some(
      ({from, to, stems, weight}) => from <= at && at <= to && weight >= 0.5 && stems.every((stem) => said.has(stem)),
    );
    return sum + (direct || replaced ? importance : 0);
  }, 0);
  return matched / total;
}

/** Stems to mark for the reader: what was meant, and words between them. */
export function getMarkedStems(query: Query): Set<string> {
  const stems = new Set<string>();
  for (const {word, variants} of query.tokens) {
    for (const {stem} of variants) stems.add(stem);
    stems.add(stemOnce(word));
  }
  for (const {stems: others} of query.alternatives) for (const stem of others) stems.add(stem);
  return stems;
}
