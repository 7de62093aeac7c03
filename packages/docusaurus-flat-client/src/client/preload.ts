/** Replaces `lib/client/preload.js` of @docusaurus/core 3.10.2: the page's shard comes first. */
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {decodePath} from './decodePath';
import {loadShards} from './shards';

interface Loadable {
  preload?: () => Promise<unknown>;
}

/** Lets the browser paint and handle input between two tasks. */
const takeTurn = () => new Promise<void>((resolve) => setTimeout(resolve));

let isFirst = true;

/**
 * Loads what a page needs to be shown. The files of the first page are already loaded, and its modules run in separate tasks, one
 * for each level of layout. Later pages load everything at once.
 */
export default async function preload(pathname: string): Promise<unknown> {
  const staged = isFirst;
  isFirst = false;
  if (staged) await takeTurn();
  await loadShards(pathname);
  const matches = [...new Set([pathname, decodePath(pathname)])].flatMap((path) => matchRoutes(routes, path));
  const load = ({route}: (typeof matches)[number]) => (route.component as unknown as Loadable | undefined)?.preload?.();
  if (!staged) return Promise.all(matches.map(load));
  for (const match of matches) {
    await takeTurn();
    await load(match);
  }
  return takeTurn();
}
