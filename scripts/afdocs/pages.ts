/** Which pages the checker reads: a spread over all versions and platforms, the same in every run. */

/** Addresses of pages that a list of `llms.txt` names. */
export const readListedUrls = (list: string): string[] =>
  [...list.matchAll(/^- \[.*?[^\\]\]\((\S+)\): /gm)].flatMap(([, url]) => url ?? []);

/**
 * Pages at equal distances in each list, the first one among them.
 * @param lists texts of the lists.
 * @param count how many of each list; shorter lists give all of theirs.
 * @returns addresses of pages, each once, without the `index.md` of their twins.
 */
export function choosePages(lists: readonly string[], count: number): string[] {
  const chosen = lists.flatMap((list) => {
    const urls = readListedUrls(list);
    const step = Math.max(1, urls.length / count);
    return Array.from({length: Math.min(count, urls.length)}, (_, index) => urls[Math.floor(index * step)] ?? '');
  });
  return [...new Set(chosen.map((url) => url.replace(/index\.md$/, '')))];
}
