/** The shards that this reader's browser has, and the way to get another. */
import entries, {loadDocsLists} from '@generated/flat-client/shards';
import {addDocs} from './addShard';
import {findShards} from './findShards';
import type {ShardEntry} from './findShards';

const shards = entries.map(([prefix, chunk, load]): ShardEntry => ({prefix, chunk, load}));
const loaded = new Set<ShardEntry>();

/** Loads what a page's address stands for. Rejects where a file can't be had; the next call tries again. */
export async function loadShards(pathname: string): Promise<void> {
  await Promise.all(
    findShards(shards, pathname).map(async (shard) => {
      if (loaded.has(shard)) return;
      await shard.load();
      loaded.add(shard);
    }),
  );
}

/** Chunks of shards that a page needs and that are not here. */
export function getMissingChunks(pathname: string): string[] {
  return findShards(shards, pathname)
    .filter((shard) => !loaded.has(shard))
    .map(({chunk}) => chunk);
}

/** Fills the docs lists of global data up. */
export async function completeDocs(): Promise<void> {
  addDocs((await loadDocsLists()).default);
}
