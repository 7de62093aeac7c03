import {decodePath} from './decodePath';

/** A shard, and how to load it. */
export interface ShardEntry {
  prefix: string;
  chunk: string;
  load: () => Promise<unknown>;
}

/** Addresses may lack the trailing slash or end in `index.html`, and routes ignore case. */
function normalize(pathname: string): string {
  const path = pathname.replace(/\/index\.html$/, '/').toLowerCase();
  return path.endsWith('/') ? path : `${path}/`;
}

/**
 * The shard of a page: the one with the longest matching prefix. An address with escapes may match another one when decoded.
 * @param pathname of a page, which need not exist.
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
