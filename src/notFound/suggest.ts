/** Which pages come closest to an address that has none, by path and by title. Plain: no React, no browser. */

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

/** Whether two words are the same but for an ending or one slip. */
function isClose(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length >= 4 && long.startsWith(short)) return true;
  if (short.length < 4 || long.length - short.length > 1) return false;
  // One insertion, deletion, substitution or swap of neighbors.
  let i = 0;
  while (i < short.length && short[i] === long[i]) i++;
  const rest = (text: string, from: number) => text.slice(from);
  return (
    rest(short, i) === rest(long, i + 1) ||
    rest(short, i + 1) === rest(long, i + 1) ||
    (short[i] === long[i + 1] && short[i + 1] === long[i] && rest(short, i + 2) === rest(long, i + 2))
  );
}

/** How many of `wanted` a text has. */
const countShared = (wanted: readonly string[], words: readonly string[]) =>
  wanted.filter((word) => words.some((other) => isClose(word, other))).length;

/** Pages of which `score` is high enough, best first; of two as good, the one with the shorter address. */
function rank(pages: readonly string[], score: (page: string) => number): string[] {
  return pages
    .map((page) => ({page, score: score(page)}))
    .filter(({score: found}) => found > 0.25)
    .sort((a, b) => b.score - a.score || a.page.length - b.page.length)
    .map(({page}) => page);
}

/**
 * The pages closest to a path, best first: those whose path is close before those that only have its words in their title.
 * The first do not wait for the titles, so that the list does not change its order when those have come.
 * @param path the address that was asked for.
 * @param pages site paths of the pages to choose from.
 * @param titles of those pages, as far as they are known.
 * @param count how many at most.
 * @returns site paths; empty where nothing has a word in common.
 */
export function suggestPages(path: string, pages: readonly string[], titles: Titles = new Map(), count = 5): string[] {
  const wanted = getWords(path);
  if (!wanted.length) return [];
  const byPath = rank(pages, (page) => {
    const words = getWords(page);
    // The last part names the page; the others only the section.
    const last = getWords(page.split('/').filter(Boolean).at(-1) ?? '');
    return (countShared(wanted, words) + 2 * countShared(wanted, last)) / (wanted.length + words.length / 4);
  });
  const byTitle = rank(pages, (page) => {
    const words = getWords(titles.get(page) ?? '');
    return countShared(wanted, words) / (wanted.length + words.length / 4);
  });
  return [...new Set([...byPath.slice(0, count), ...byTitle])].slice(0, count);
}

/** A path as a reader would say it: `/player/how-to-guides/ads/google-ima/` gives `Google ima`. */
export function describePath(path: string): string {
  const parts = path.split('/').filter(Boolean);
  const generic = /^(introduction|getting-started|index)$/;
  const last = parts.at(-1) ?? '';
  const named = generic.test(last) && parts.length > 1 ? `${parts.at(-2)}: ${last}` : last;
  const text = named.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
