/** Loads shards, and knows which are loaded. */
import entries, {loadDocsLists} from '@generated/flat-client/shards';
import {addDocs} from './addShard';
import {findShards} from './findShards';
import type {ShardEntry} from './findShards';

type Entries = typeof entries;

declare const __webpack_require__: {flat?: Record<string, string>};

const toShards = (list: Entries) => list.map(([prefix, chunk, load]): ShardEntry => ({prefix, chunk, load}));

let shards = toShards(entries);
const loaded = new Set<ShardEntry>();

/** Puts a section's shards in its place. */
export function addSection(chunk: string, hashes: string, list: Entries): void {
  Object.assign((__webpack_require__.flat ??= {}), JSON.parse(hashes));
  shards = [...shards.filter((shard) => shard.chunk !== chunk), ...toShards(list)];
}

/** Loads the shards of a page, after the list of its section. Rejects if a file fails to load; the next call tries again. */
export async function loadShards(pathname: string): Promise<void> {
  const missing = findShards(shards, pathname).filter((shard) => !loaded.has(shard));
  if (missing.length === 0) return;
  await Promise.all(missing.map(async (shard) => loaded.add((await shard.load(), shard))));
  await loadShards(pathname);
}

/** Chunks of the page's shards that are not loaded. */
export function getMissingChunks(pathname: string): string[] {
  return findShards(shards, pathname)
    .filter((shard) => !loaded.has(shard))
    .map(({chunk}) => chunk);
}

/** Loads the complete docs lists of global data. */
export async function completeDocs(): Promise<void> {
  addDocs((await loadDocsLists()).default);
}
