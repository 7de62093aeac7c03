/** Reads page titles from the head files of the search index, without loading the search engine. */
import type {HeadShard} from 'docusaurus-local-search/client';
import {fetchJson} from 'docusaurus-local-search/client';
import type {Titles} from './suggest';

/**
 * Titles by site path.
 * @param shard parsed head file of one version.
 * @throws Error if it is invalid.
 */
export function readTitles(shard: Pick<HeadShard, 'root' | 'pages'>): [path: string, title: string][] {
  if (typeof shard?.root !== 'string' || !Array.isArray(shard.pages))
    throw new Error('The file is not a head file of a search index.');
  return shard.pages.map(([path, title]) => [shard.root + path.slice(1), title]);
}

/**
 * Fetches the titles of several versions.
 * @param urls of the head files of their indexes.
 * @throws SearchError if a file cannot be loaded, Error if its format is unknown.
 */
export async function fetchTitles(urls: readonly string[]): Promise<Titles> {
  const shards = await Promise.all(urls.map((url) => fetchJson(url) as Promise<HeadShard>));
  return new Map(shards.flatMap(readTitles));
}
