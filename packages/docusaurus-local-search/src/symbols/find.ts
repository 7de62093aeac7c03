/** Finds the symbols of the API reference that a query names. */
import {escapeHtml} from '../text/escapeHtml';
import type {SearchHit} from '../types';

/** The names of one platform. */
export interface PlatformSymbols {
  /** How the facets of its product begin: `docs-default-`. */
  tag: string;
  /** Its id, and its name for readers. */
  platform: string;
  label: string;
  /** Site path of its overview. */
  root: string;
  /** Name and last path segment of each type, then its members, each with its anchor where that differs. */
  types: readonly (readonly [
    name: string,
    slug: string,
    ...members: (string | readonly [name: string, anchor: string])[],
  ])[];
}

/** A query of one name, as code has it: `adbreakbegin`, `player.abr`, `PlayerConfig.Builder`, `Ads#schedule()`. */
const symbol = /^[a-z_$][\w$]*(?:(?:\.|#|::)[a-z_$][\w$]*)*(?:\(\))?$/i;

/** Whether a query may name a symbol, so that it is worth loading the names. */
export function looksLikeSymbol(query: string): boolean {
  const text = query.trim();
  if (!symbol.test(text)) return false;
  return /[.#:_$(]|[a-z\d][A-Z]|[A-Z]{2}[a-z]/.test(text) || text.length >= 8;
}

interface Match {
  platform: PlatformSymbols;
  title: string;
  path: string;
  /** Higher is better. */
  score: number;
}

const normalize = (name: string) => name.toLowerCase().replace(/[-_]/g, '');

/** The words that a reader may also mean are not taken for code: `fullscreen` is a name only in code. */
const isPlainWord = (typed: string) => /^[a-z]+$/.test(typed);

function match(typed: string, platform: PlatformSymbols): Match[] {
  const parts = typed.replace(/\(\)$/, '').split(/\.|#|::/);
  const whole = normalize(parts.join('.'));
  const last = normalize(parts.at(-1)!);
  const owner = parts.length > 1 ? normalize(parts.slice(0, -1).join('.')) : undefined;
  const matches: Match[] = [];
  for (const [name, slug, ...members] of platform.types) {
    const type = normalize(name);
    const path = `${platform.root}${slug}/`;
    // A type of one word is one only with its capital letter: `Ads`, not `ads`.
    const isNamed = type === whole && !(isPlainWord(typed) && !/[a-z][A-Z]/.test(name));
    if (isNamed) matches.push({platform, title: name, path, score: name === typed ? 5 : 4});
    for (const entry of members) {
      const [member, anchor] = typeof entry === 'string' ? [entry, entry] : entry;
      if (normalize(member) !== last) continue;
      const isEvent = /Event(?:Map|Types?)/.test(name);
      if (owner === undefined && isPlainWord(typed) && !isEvent && !/[a-z][A-Z]/.test(member)) continue;
      if (owner !== undefined && type !== owner && !type.endsWith(owner)) continue;
      const score =
        2 + (isEvent && owner === undefined ? 1 : 0) + (type === owner ? 1 : 0) + (member === parts.at(-1) ? 0.5 : 0);
      matches.push({platform, title: `${name}.${member}`, path: `${path}#${anchor}`, score});
    }
  }
  return matches;
}

/**
 * The best symbol for a query.
 * @param tags facets of the search; only their platforms count.
 * @param reader the reader's platform, which wins among equals.
 */
export function findSymbol(
  query: string,
  platforms: readonly PlatformSymbols[],
  tags: readonly string[],
  reader: string | undefined,
): SearchHit | undefined {
  const typed = query.trim();
  const best = platforms
    .map((platform) => ({...platform, tag: tags.find((tag) => tag.startsWith(platform.tag)) ?? ''}))
    .filter(({tag}) => tag !== '')
    .flatMap((platform) => match(typed, platform))
    .map((found) => ({...found, score: found.score + (found.platform.platform === reader ? 1.25 : 0)}))
    // The order of the list breaks ties.
    .reduce<Match | undefined>((a, b) => (a && a.score >= b.score ? a : b), undefined);
  return best && toHit(best);
}

function toHit({platform: {tag, platform, label}, title, path}: Match): SearchHit {
  return {
    id: `symbol:${path}`,
    url: path,
    type: 'lvl1',
    group: 'API reference',
    title,
    titleHtml: `<mark>${escapeHtml(title)}</mark>`,
    headings: [],
    headingsHtml: [],
    snippetHtml: escapeHtml(`${label} API reference`),
    tag,
    kind: 'api-reference',
    platforms: [platform],
  };
}
