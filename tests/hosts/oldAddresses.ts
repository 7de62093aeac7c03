/** The public site's 984 addresses, from the registry of routes, as an adopter has them who takes over from it. */
import registry from '../../scripts/registry/registry.json';
import type {Registry} from '../../scripts/registry/compare';

const {plugins, site} = registry as unknown as Registry;

const pages = Object.values(plugins).flatMap(({versions}) =>
  versions.flatMap(({path: version, pages: own}) => own.map(({path}) => `/docs${version}${path.slice(1)}`)),
);
const isMoved = (page: string) => page.startsWith('/docs/player/');

/** The forms of a page's old address: as it was, by its file, and by its file with the numbers that order files. */
function getForms(page: string): string[] {
  const old = page.replace('/docs/player/', '/docs/theoplayer/');
  const file = old.replace(/\/$/, '');
  if (file === '/docs/theoplayer') return [old, file, `${old}index.html`];
  const [root = ''] = /^\/docs\/theoplayer\/(?:v\d+\/)?/.exec(old) ?? [];
  const ordered = old
    .slice(root.length)
    .split('/')
    .filter(Boolean)
    .map((part, index) => `${String(index).padStart(2, '0')}-${part}`)
    .join('/');
  const byNumber = ordered && [`${root}${ordered}`, `${root}${ordered}.md`];
  return [old, file, `${file}.md`, `${file}.html`, `${file}/index.html`, ...byNumber];
}

/** Each old address and the page that it leads to. */
export const listOldAddresses = () =>
  pages.filter(isMoved).flatMap((page) => getForms(page).map((old): [string, string] => [old, page]));

/** Pages whose addresses are the same on both sites. */
export const listKeptAddresses = () => [
  ...pages.filter((page) => !isMoved(page)),
  ...site.map((path) => `/docs${path}`),
];
