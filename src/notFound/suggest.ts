/** Suggests the pages closest to an unknown path, by path and by title. No React and no browser API. */

import {decodeComponent} from '../decode';

/** Titles of pages by site path. */
export type Titles = ReadonlyMap<string, string>;

/** Words that say nothing about a page's subject. */
const common = new Set([
  'how',
  'to',
  'do',
  'what',
  'is',
  'are',
  'the',
  'a',
  'of',
  'on',
  'in',
  'and',
  'with',
  'index',
  'html',
  'docs',
  'player',
]);

/** The words of a path, in order: `/faq/why-is-DRM/` gives `why`, `drm`. */
export function getWords(path: string): string[] {
  return decodeComponent(path)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !common.has(word));
}

/** Whether two words differ only by an ending or one typo. */
function isClose(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length >= 4 && long.startsWith(short)) return true;
  if (short.length < 4 || long.length - short.length > 1) return false;
  // One insertion, deletion, substitution or transposition.
  let i = 0;
  while (i < short.length && short[i] === long[i]) i++;
  const rest = (text: string, from: number) => text.slice(from);
  return (
    rest(short, i) === rest(long, i + 1) ||
    rest(short, i + 1) === rest(long, i + 1) ||
    (short[i] === long[i + 1] && short[i + 1] === long[i] && rest(short, i + 2) === rest(long, i + 2))
  );
}

/** Number of words of `wanted` that occur in the text. */
const countShared = (wanted: readonly string[], words: readonly string[]) =>
  wanted.filter((word) => words.some((other) => isClose(word, other))).length;

/** Pages whose `score` is high enough, best first; ties go to the shorter path. */
function rank(pages: readonly string[], score: (page: string) => number): string[] {
  return pages
    .map((page) => ({page, score: score(page)}))
    .filter(({score: found}) => found > 0.25)
    .sort((a, b) => b.score - a.score || a.page.length - b.page.length)
    .map(({page}) => page);
}

/**
 * Finds the pages closest to a path, best first. Pages with a similar path come before those that only match by title.
 * Path matches do not depend on titles, so the list keeps its order when titles arrive.
 * @param path the requested path.
 * @param pages site paths of the candidates.
 * @param titles of those pages, as far as they are loaded.
 * @param count maximum number of results.
 * @returns site paths; empty if no page shares a word.
 */
export function suggestPages(path: string, pages: readonly string[], titles: Titles = new Map(), count = 5): string[] {
  const wanted = getWords(path);
  if (!wanted.length) return [];
  const byPath = rank(pages, (page) => {
    const words = getWords(page);
    // The last segment names the page; the others only name its section.
    const last = getWords(page.split('/').filter(Boolean).at(-1) ?? '');
    return (countShared(wanted, words) + 2 * countShared(wanted, last)) / (wanted.length + words.length / 4);
  });
  const byTitle = rank(pages, (page) => {
    const words = getWords(titles.get(page) ?? '');
    return countShared(wanted, words) / (wanted.length + words.length / 4);
  });
  return [...new Set([...byPath.slice(0, count), ...byTitle])].slice(0, count);
}

/** A readable name for a path: `/player/how-to-guides/ads/google-ima/` gives `Google ima`. */
export function describePath(path: string): string {
  const parts = path.split('/').filter(Boolean);
  const generic = /^(introduction|getting-started|index)$/;
  const last = parts.at(-1) ?? '';
  const named = generic.test(last) && parts.length > 1 ? `${parts.at(-2)}: ${last}` : last;
  const text = named.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
