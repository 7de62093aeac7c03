/** Loads shards, and knows which are loaded. */
import entries, {loadDocsLists} from '@generated/flat-client/shards';
import {addDocs} from './addShard';
import {findShards} from './findShards';
import type {ShardEntry} from './findShards';

const shards = entries.map(([prefix, chunk, load]): ShardEntry => ({prefix, chunk, load}));
const loaded = new Set<ShardEntry>();

/** Loads the shards of a page. Rejects if a file fails to load; the next call tries again. */
export async function loadShards(pathname: string): Promise<void> {
  await Promise.all(
    findShards(shards, pathname).map(async (shard) => {
      if (loaded.has(shard)) return;
      await shard.load();
      loaded.add(shard);
    }),
  );
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
