/**
 * The site's shards: pages whose addresses begin alike. A shard is what a reader's browser learns about at once, so its size
 * has a limit whatever the size of the site.
 */
export interface Shard<Page> {
  /** Every page of the shard begins with it; of several prefixes that fit, the longest is the page's. */
  prefix: string;
  pages: Page[];
}

interface Limits {
  /** Shards of more pages are split where they can be. */
  most: number;
  /** Folders of fewer pages stay with the folder above. */
  fewest: number;
}

/**
 * Splits pages into shards: by folder, and a folder with too many pages of its own by the first letters of their names.
 * @param prefix that all pages share.
 */
export function splitShards<Page extends {path: string}>(
  pages: readonly Page[],
  prefix: string,
  limits: Limits,
): Shard<Page>[] {
  return split(pages, prefix, limits, getFolder);
}

/** The first folder, or the page's own name, at the beginning of a path. */
const getFolder = (rest: string) => /^[^/]+\//.exec(rest)?.[0];

const getLetter = (rest: string) => rest[0];

function split<Page extends {path: string}>(
  pages: readonly Page[],
  prefix: string,
  limits: Limits,
  getPart: (rest: string) => string | undefined,
): Shard<Page>[] {
  if (pages.length <= limits.most) return pages.length ? [{prefix, pages: [...pages]}] : [];
  const groups = new Map<string, Page[]>();
  for (const page of pages) {
    const part = getPart(page.path.slice(prefix.length)) ?? '';
    const group = groups.get(part);
    if (group) group.push(page);
    else groups.set(part, [page]);
  }
  const isLarge = ([part, group]: [string, Page[]]) => part !== '' && group.length >= limits.fewest;
  const own = [...groups].filter((group) => !isLarge(group)).flatMap(([, group]) => group);
  const below = [...groups].filter(isLarge).flatMap(([part, group]) => split(group, prefix + part, limits, getPart));
  if (own.length <= limits.most) return [...(own.length ? [{prefix, pages: own}] : []), ...below];
  // Letters with few pages make shards of their own only where they are too many together.
  const rest =
    getPart === getFolder
      ? split(own, prefix, limits, getLetter)
      : split(own, prefix, {...limits, fewest: 1}, getLetter);
  return [...rest, ...below];
}

/** A name for files: `/docs/player/v6/faq/` is `player-v6-faq` at the base `/docs/`. */
export function getShardName(prefix: string, baseUrl: string): string {
  const name = prefix
    .slice(baseUrl.length)
    .replace(/[^a-z0-9]+/gi, '-')
    .replace(/^-|-$/g, '');
  return name || 'root';
}
