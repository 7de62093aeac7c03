/** Which pages come closest to an address that has none. Plain: paths in, paths out. */

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
  let text = path;
  try {
    text = decodeURIComponent(path);
  } catch {
    // A malformed escape stays as it is.
  }
  return text
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

/**
 * The pages closest to a path, best first.
 * @param path the address that was asked for.
 * @param pages site paths of the pages to choose from.
 * @param count how many at most.
 * @returns site paths; empty where nothing has a word in common.
 */
export function suggestPages(path: string, pages: readonly string[], count = 5): string[] {
  const wanted = getWords(path);
  if (!wanted.length) return [];
  return pages
    .map((page) => {
      const words = getWords(page);
      const shared = wanted.filter((word) => words.some((other) => isClose(word, other))).length;
      const last = getWords(page.split('/').filter(Boolean).at(-1) ?? '');
      // The last part names the page; the others only the section.
      const sharedLast = wanted.filter((word) => last.some((other) => isClose(word, other))).length;
      return {page, score: (shared + 2 * sharedLast) / (wanted.length + words.length / 4)};
    })
    .filter(({score}) => score > 0.25)
    .sort((a, b) => b.score - a.score || a.page.length - b.page.length)
    .slice(0, count)
    .map(({page}) => page);
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
