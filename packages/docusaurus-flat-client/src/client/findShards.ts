import {decodePath} from './decodePath';

/** Which shards a page may be in. */
export interface ShardEntry {
  prefix: string;
  chunk: string;
  load: () => Promise<unknown>;
}

/** Pages are addressed with and without a slash at the end or `index.html`; routes are matched whatever the case. */
function normalize(pathname: string): string {
  const path = pathname.replace(/\/index\.html$/, '/').toLowerCase();
  return path.endsWith('/') ? path : `${path}/`;
}

/**
 * The shard of a page: the one with the longest prefix that fits. An address with escapes may have one more, decoded.
 * @param pathname of an address, which need not exist.
 */
export function findShards(shards: readonly ShardEntry[], pathname: string): ShardEntry[] {
  const found = new Set<ShardEntry>();
  for (const path of [pathname, decodePath(pathname)].map(normalize)) {
    let best: ShardEntry | undefined;
    for (const shard of shards) {
      const fits = path.startsWith(shard.prefix.toLowerCase());
      if (fits && shard.prefix.length > (best?.prefix.length ?? -1)) best = shard;
    }
    if (best) found.add(best);
  }
  return [...found];
}
