import {getContentFolder, playerVersions} from '../../../src/platforms/versions';
import {getAnchors} from '../site';
import {resolveFile} from './paths';
import type {Finding, Page, Reference, Rule, Site} from '../types';

/** Routes of the site by the folder of their pages; for links from one docs instance to another. */
const routes: readonly [RegExp, string][] = [
  ...playerVersions
    .filter(({path}) => path)
    .map(({name, path}): [RegExp, string] => [new RegExp(`^/player/${path}/`), getContentFolder(name)]),
  [/^\/player\//, 'docs'],
  [/^\/open-video-ui\//, 'open-video-ui'],
  [/^\/contributing\//, 'contributing'],
];

/** Links within the site lead to pages and headings that exist, in the same version. */
export const links: Rule = {
  name: 'links',
  check: (page, site) => page.links.flatMap((link) => (isExternal(link.url) ? [] : checkLink(link, page, site))),
};

function isExternal(url: string): boolean {
  return /^([a-z][a-z+.-]*:|\/\/)/i.test(url) && !url.startsWith('pathname:');
}

function checkLink(link: Reference, page: Page, site: Site): Finding[] {
  const {url, line, column, text} = link;
  const say = (problem: string, remedy: string): Finding[] => [{line, column, problem, remedy}];
  if (!url) return say('a link without an address', 'Add the path of the page.');
  if (!text.trim()) return say(`a link to ${url} without words`, 'Write between the brackets where it leads.');
  if (/^(here|click here|this|link|this (page|link|guide|article)|read more|more)$/i.test(text.trim())) {
    return say(`the link says "${text.trim()}"`, 'Use the name of the page it leads to.');
  }
  const [address = '', anchor] = url.split('#');
  const target = address === '' ? page : findTarget(address, page, site);
  if (target === undefined && site.routes.has(address)) return [];
  if (target === undefined) return say(`no such page: ${url}`, 'Link to the .mdx file, relative to this one.');
  if (target === 'file') return [];
  // The build resolves file links across sections (plugins/cross-links); to another version they are nearly always a slip.
  if (address && !address.startsWith('/') && isOtherVersion(page.contentFolder, target.contentFolder)) {
    return say(
      `a link from ${page.contentFolder}/ into ${target.contentFolder}/`,
      'Link to the page of this version; where another version is meant, write the route: "/player/v6/…".',
    );
  }
  if (anchor && !getAnchors(target, site).has(anchor) && !(page.isPartial && target === page)) {
    const close = [...getAnchors(target, site)].find((one) => one.includes(anchor) || anchor.includes(one));
    return say(
      `${target === page ? 'this page' : target.file} has no heading "#${anchor}"`,
      close ? `Did you mean "#${close}"?` : 'Use the anchor of a heading that is there.',
    );
  }
  return [];
}

function isOtherVersion(from: string, to: string): boolean {
  const isPlayer = (folder: string) => folder === 'docs' || folder.startsWith('versioned_docs');
  return from !== to && isPlayer(from) && isPlayer(to);
}

function findTarget(address: string, page: Page, site: Site): Page | 'file' | undefined {
  if (address.startsWith('/') && !address.startsWith('/img/')) {
    const route = routes.find(([pattern]) => pattern.test(address));
    if (!route) return site.files.has(`static${address}`) ? 'file' : undefined;
    const [pattern, folder] = route;
    const id = address.replace(pattern, '').replace(/\/$/, '');
    const candidates = id === '' ? [`${folder}/index.mdx`] : [`${folder}/${id}.mdx`, `${folder}/${id}/index.mdx`];
    return candidates.map((file) => site.pages.get(file)).find(Boolean);
  }
  const file = resolveFile(page.file, address);
  if (!file) return undefined;
  const found = site.pages.get(file);
  if (found) return found;
  // A download beside the page, as a manifest or a sample project.
  return site.files.has(file) && !/\.mdx?$/.test(file) ? 'file' : undefined;
}
