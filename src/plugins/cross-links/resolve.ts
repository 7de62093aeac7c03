import {getContentFolder, snapshots} from '../../platforms/versions';

/** Folders of pages and the routes they are served at, longest folder first. */
const roots: readonly [folder: string, route: string][] = [
  ...snapshots.map(({name, path}): [string, string] => [`${getContentFolder(name)}/`, `/player/${path}/`]),
  ['docs/', '/player/'],
  ['open-video-ui/', '/open-video-ui/'],
  ['contributing/', '/contributing/'],
];

const findRoot = (file: string) => roots.find(([folder]) => file.startsWith(folder));

/**
 * The route of a page that another docs plugin instance, or another version, serves. Docusaurus resolves links to files within
 * one version only.
 * @param from file of the page that links, relative to the site, with forward slashes.
 * @param to file that the link leads to, likewise.
 * @returns the route without the site's base path, or `undefined` for a link within the same version or outside all pages.
 */
export function getCrossRoute(from: string, to: string): string | undefined {
  const target = findRoot(to);
  if (!target || findRoot(from) === target) return undefined;
  const [folder, route] = target;
  const path = to
    .slice(folder.length)
    .replace(/\.mdx?$/, '')
    .replace(/(^|\/)index$/, '$1');
  return path === '' || path.endsWith('/') ? route + path : `${route}${path}/`;
}
