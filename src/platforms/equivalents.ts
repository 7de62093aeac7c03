/**
 * Finds a page's equivalent on another platform or in another version.
 * Paths are below the version's root, with a slash at both ends: `/how-to-guides/ads/google-ima/`.
 */
import {isPageForPlatform} from './availability';
import {playerPlatforms} from './platforms';
import type {PlayerPlatform, Topic} from './platforms';

/** A page as listed by the docs plugin. */
export interface PageRef {
  path: string;
  sidebar: string | undefined;
}

/** Paths of all pages of a version. */
export type PagePaths = ReadonlySet<string>;

/** A platform's page on a topic, or `undefined` if it has none. */
function getTopicPath({platform, sections, topics}: PlayerPlatform, topic: Topic): string | undefined {
  const own = topics?.[topic];
  if (own) return own;
  if (topic === 'getting-started') return `/getting-started/sdks/${platform}/getting-started/`;
  if (topic === 'changelog' && sections.includes('changelog')) return '/changelog/';
  if (topic === 'drm' && sections.includes('how-to-guides')) return '/how-to-guides/drm/introduction/';
  return undefined;
}

const topics: readonly Topic[] = [
  'getting-started',
  'changelog',
  'drm',
  'limitations',
  'minimal-app',
  'player-component',
];

/** Paths by platform. A row lists the paths of one topic on every platform that has it. */
const sameTopic: readonly Readonly<Record<string, string | undefined>>[] = [
  Object.fromEntries(playerPlatforms.map(({platform}) => [platform, getLandingPath(platform)])),
  ...topics.map((topic) =>
    Object.fromEntries(playerPlatforms.map((platform) => [platform.platform, getTopicPath(platform, topic)])),
  ),
];

/** Pages that moved between versions. A row lists the paths of one page, best first. */
const moved: readonly (readonly string[])[] = [
  ['/getting-started/sdks/web/getting-started/', '/getting-started/sdks/web/getting-started-extended/'],
  ['/getting-started/sdks/ios/getting-started/', '/getting-started/sdks/tvos/getting-started/'],
  [
    '/getting-started/sdks/android/getting-started/',
    '/getting-started/sdks/android-tv/getting-started/',
    '/getting-started/sdks/fire-tv/getting-started/',
  ],
  ['/getting-started/sdks/android/features/', '/getting-started/sdks/android/android-sdk-customization/'],
  ['/getting-started/sdks/ios/features/', '/getting-started/sdks/ios/ios-sdk-customization/'],
];

/** Parents of a path, nearest first, without the root. */
function getParents(path: string): string[] {
  const parts = path.split('/').filter(Boolean);
  const parents: string[] = [];
  for (let n = parts.length - 1; n > 0; n--) parents.push(`/${parts.slice(0, n).join('/')}/`);
  return parents;
}

function getLandingPath(platform: string): string {
  return `/${platform}/`;
}

export interface Equivalent {
  path: string;
  /** Why this page was chosen; used by tests and by the switchers' titles. */
  reason: 'same page' | 'same topic' | 'moved page' | 'section' | 'platform' | 'version root';
}

/** The page to show when a reader on `from` switches to another platform in the same version. */
export function getPlatformEquivalent(from: PageRef, platform: string, pages: PagePaths): Equivalent {
  if (isPageForPlatform(from.path, from.sidebar, platform)) return {path: from.path, reason: 'same page'};

  const topic = sameTopic.find((row) => Object.values(row).includes(from.path))?.[platform];
  if (topic && pages.has(topic)) return {path: topic, reason: 'same topic'};

  // Parallel paths: /connectors/{platform}/{partner}/… in the player docs, /{platform}/… in the UI kit docs.
  const twin = /^(\/connectors\/|\/)([^/]+)(\/.+)$/.exec(from.path);
  if (twin && twin[2] === from.sidebar) {
    const path = `${twin[1]}${platform}${twin[3]}`;
    const nearest = [path, ...getParents(path)].find((candidate) => pages.has(candidate));
    if (nearest && nearest !== '/connectors/') return {path: nearest, reason: 'same topic'};
  }

  const landing = getLandingPath(platform);
  return pages.has(landing) ? {path: landing, reason: 'platform'} : {path: '/', reason: 'version root'};
}

/**
 * The page to show when a reader on `from` switches to another version: the same page, its former or new path, the
 * index of the nearest parent, the platform's landing page, or the version's root. The page always exists.
 * @param pages pages of the target version.
 * @param lastPlatform determines the landing page if the page belongs to no platform.
 */
export function getVersionEquivalent(from: PageRef, pages: PagePaths, lastPlatform: string): Equivalent {
  if (pages.has(from.path)) return {path: from.path, reason: 'same page'};

  const place = moved.find((row) => row.includes(from.path))?.find((path) => pages.has(path));
  if (place) return {path: place, reason: 'moved page'};

  for (const parent of getParents(from.path)) {
    const index = [parent, `${parent}introduction/`, `${parent}getting-started/`].find((path) => pages.has(path));
    // The index of a whole section is too general; the platform's landing page is a better match.
    if (index && parent !== '/getting-started/') return {path: index, reason: 'section'};
  }

  const platform = from.sidebar && pages.has(getLandingPath(from.sidebar)) ? from.sidebar : lastPlatform;
  const landing = getLandingPath(platform);
  return pages.has(landing) ? {path: landing, reason: 'platform'} : {path: '/', reason: 'version root'};
}
