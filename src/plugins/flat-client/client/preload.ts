/** Replaces `lib/client/preload.js` of @docusaurus/core 3.10.2: the page's section comes first. */
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {loadSections} from './sections';

interface Loadable {
  preload?: () => Promise<unknown>;
}

export default async function preload(pathname: string): Promise<unknown> {
  await loadSections(pathname);
  const matches = [...new Set([pathname, decodeURI(pathname)])].flatMap((path) => matchRoutes(routes, path));
  return Promise.all(matches.map(({route}) => (route.component as unknown as Loadable | undefined)?.preload?.()));
}
