/** Titles of pages, read from the heads of the search index without the search engine that reads the rest of them. */
import type {HeadShard} from '../search/content/shards';
import {fetchJson} from '../search/embedded/fetchJson';
import type {Titles} from './suggest';

/**
 * Titles by site path.
 * @param shard parsed heads of one version.
 * @throws Error when it is none.
 */
export function readTitles(shard: Pick<HeadShard, 'root' | 'pages'>): [path: string, title: string][] {
  if (typeof shard?.root !== 'string' || !Array.isArray(shard.pages)) throw new Error('No heads of a search index.');
  return shard.pages.map(([path, title]) => [shard.root + path.slice(1), title]);
}

/**
 * Fetches the titles of several versions.
 * @param urls of the heads of their indexes.
 * @throws SearchError when one can't be had, Error when one is of another form.
 */
export async function fetchTitles(urls: readonly string[]): Promise<Titles> {
  const shards = await Promise.all(urls.map((url) => fetchJson(url) as Promise<HeadShard>));
  return new Map(shards.flatMap(readTitles));
}
