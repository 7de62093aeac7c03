/** Addresses of the reference's pages, below the site's base URL. */
import {getSlugs} from './read';
import {referencePlatforms} from './types';
import type {ReferenceFile, ReferencePlatform} from './types';

const uiPrefix = 'open-video-ui-';

/** The docs plugin instance whose section holds a platform's reference. */
export function getReferenceInstance(platform: ReferencePlatform): 'default' | 'open-video-ui' {
  return platform.startsWith(uiPrefix) ? 'open-video-ui' : 'default';
}

/** The platform's id in `src/platforms`: `web` for `open-video-ui-web`. */
export function getSitePlatform(platform: ReferencePlatform): string {
  return platform.startsWith(uiPrefix) ? platform.slice(uiPrefix.length) : platform;
}

/** The overview of a platform: `/player/reference/web/`. */
export function getOverviewPath(platform: ReferencePlatform): string {
  const root = getReferenceInstance(platform) === 'default' ? 'player' : 'open-video-ui';
  return `/${root}/reference/${getSitePlatform(platform)}/`;
}

/** What changed between the versions: `/player/reference/web/changes/`. */
export function getChangesPath(platform: ReferencePlatform): string {
  return `${getOverviewPath(platform)}changes/`;
}

/** A page's path as the site has it, with its base URL. */
export const toSitePath = (path: string, baseUrl: string): string => baseUrl + path.slice(1);

/** The platform whose reference a page belongs to, from its path with or without a base URL. */
export function findPagePlatform(path: string): ReferencePlatform | undefined {
  return referencePlatforms.find((platform) => path.toLowerCase().includes(getOverviewPath(platform)));
}

const slugsOf = new WeakMap<ReferenceFile, ReadonlyMap<string, string>>();

/**
 * The page of a type.
 * @throws Error if the file has no such type.
 */
export function getTypePath(file: ReferenceFile, id: string): string {
  let slugs = slugsOf.get(file);
  if (!slugs) slugsOf.set(file, (slugs = getSlugs(file)));
  const slug = slugs.get(id);
  if (slug === undefined) {
    throw new Error(`reference/data/${file.platform}.json has no type "${id}". Use an id of the file.`);
  }
  return getOverviewPath(file.platform) + slug + '/';
}

/** The id of a member on its type's page. All records of one name share it. */
export function getMemberAnchor(name: string): string {
  return name.replace(/[^\w$-]+/g, '-').replace(/^-+|-+$/g, '') || 'index';
}

/**
 * The cards of a type and its members, beside the type's page: the address of the page is enough to find them, without a list
 * of files. Browsers check for a newer file each time, as they do for the page.
 */
export const getCardsPath = (typePath: string): string => `${typePath}cards.json`;
