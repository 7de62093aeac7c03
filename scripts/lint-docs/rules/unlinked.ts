import {getContentFolder, playerVersions} from '../../../src/platforms/versions';
import {resolveFile} from './paths';
import type {Page, Rule, Site} from '../types';

/** Pages that the navbar and the root of their section lead to. */
const entrances = /^(?:docs|versioned_docs\/[^/]+|open-video-ui|contributing)\/(?:[\w-]+\/)?index\.mdx$/;

/** Every page has a link from another page: who reads does not look through sidebars. */
export const unlinked: Rule = {
  name: 'unlinked',
  check: (page, site) => {
    if (page.isPartial || entrances.test(page.file) || findLinked(site).has(page.file)) return [];
    return [
      {
        line: 1,
        column: 1,
        problem: 'no other page links to this page',
        remedy: 'Link it where a reader needs it: from the overview of its folder, or from a page on the same task.',
      },
    ];
  },
};

const known = new WeakMap<Site, ReadonlySet<string>>();

/** Files that another page links to. Read from the text, as the check of one page must not parse all of them. */
function findLinked(site: Site): ReadonlySet<string> {
  let found = known.get(site);
  if (!found) {
    found = new Set([...site.pages.values()].flatMap((page) => listTargets(page).filter((file) => file !== page.file)));
    known.set(site, found);
  }
  return found;
}

function listTargets({file, text}: Page): string[] {
  return [...text.matchAll(/\]\(<?([^)>\s#]+)|\b(?:href|to)=["']([^"'#]+)|^\[[^\]]+\]:\s*<?([^\s>#]+)/gm)].flatMap(
    ([, ...places]) => {
      const address = places.find((place) => place !== undefined)!;
      return address.startsWith('/') ? findRoute(address) : (resolveFile(file, address) ?? []);
    },
  );
}

/** The files that a route may be of. */
export function findRoute(address: string): string[] {
  const [, section = '', rest = ''] = /^\/(player|open-video-ui|contributing)\/(.*?)\/?$/.exec(address) ?? [];
  if (!section) return [];
  const version = playerVersions.find(({path}) => path && (rest === path || rest.startsWith(`${path}/`)));
  const folder = section === 'player' ? getContentFolder(version?.name ?? 'current') : section;
  const id = section === 'player' && version ? rest.slice(version.path.length + 1) : rest;
  return id ? [`${folder}/${id}.mdx`, `${folder}/${id}/index.mdx`] : [`${folder}/index.mdx`];
}
