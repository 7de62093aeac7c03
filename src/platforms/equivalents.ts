/**
 * Which page takes a page's place on another platform or in another version.
 * Paths are below the version root, with slashes at both ends: `/how-to-guides/ads/google-ima/`.
 */
import {isPageForPlatform} from './availability';

/** A page as the docs plugin lists it. */
export interface PageRef {
  path: string;
  sidebar: string | undefined;
}

/** Paths of every page of a version. */
export type PagePaths = ReadonlySet<string>;

/** Topics that each platform has at a path of its own. A row names the same topic on every platform. */
const sameTopic: readonly Readonly<Record<string, string>>[] = [
  {
    web: '/web/',
    android: '/android/',
    ios: '/ios/',
    'react-native': '/react-native/',
    flutter: '/flutter/',
    chromecast: '/chromecast/',
    roku: '/roku/',
  },
  {
    web: '/getting-started/sdks/web/getting-started/',
    android: '/getting-started/sdks/android/getting-started/',
    ios: '/getting-started/sdks/ios/getting-started/',
    'react-native': '/getting-started/frameworks/react-native/getting-started/',
    flutter: '/getting-started/frameworks/flutter/getting-started/',
    chromecast: '/getting-started/sdks/chromecast/getting-started/',
    roku: '/getting-started/sdks/roku/getting-started/',
  },
  {
    web: '/changelog/',
    android: '/changelog/',
    ios: '/changelog/',
    chromecast: '/changelog/',
    'react-native': '/changelog/react-native/',
    flutter: '/flutter/changelog/',
  },
  {
    'react-native': '/getting-started/frameworks/react-native/creating-minimal-app/',
    flutter: '/flutter/guides/creating-minimal-app/',
  },
  {
    'react-native': '/getting-started/frameworks/react-native/player-view-component/',
    flutter: '/flutter/guides/player-component/',
  },
  {
    'react-native': '/getting-started/frameworks/react-native/limitations/',
    flutter: '/flutter/guides/limitations/',
  },
  {
    'react-native': '/getting-started/frameworks/react-native/drm/',
    flutter: '/flutter/guides/custom-drm/',
    web: '/how-to-guides/drm/introduction/',
    android: '/how-to-guides/drm/introduction/',
    ios: '/how-to-guides/drm/introduction/',
    roku: '/how-to-guides/drm/introduction/',
    chromecast: '/how-to-guides/drm/introduction/',
  },
];

/** Pages that moved between versions; each row lists the places of one page, best first. */
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

/** The path's parents from the nearest to the root, which is left out. */
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
  /** Why this page was chosen; tests and the switchers' titles read it. */
  reason: 'same page' | 'same topic' | 'moved page' | 'section' | 'platform' | 'version root';
}

/**
 * The page to show when a reader on `from` chooses another platform in the same version.
 */
export function getPlatformEquivalent(from: PageRef, platform: string, pages: PagePaths): Equivalent {
  if (isPageForPlatform(from.path, from.sidebar, platform)) return {path: from.path, reason: 'same page'};

  const topic = sameTopic.find((row) => Object.values(row).includes(from.path))?.[platform];
  if (topic && pages.has(topic)) return {path: topic, reason: 'same topic'};

  // Parallel paths: /connectors/{platform}/{partner}/… in the player docs, /{platform}/… in the UI kit's.
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
 * The page to show when a reader on `from` chooses another version: the same page, the place it moved to, the nearest section
 * that has an index, the platform's landing page, else the root of the version. Always a page that exists.
 * @param pages the pages of the version that the reader goes to.
 * @param lastPlatform decides the landing page when the page belongs to no platform.
 */
export function getVersionEquivalent(from: PageRef, pages: PagePaths, lastPlatform: string): Equivalent {
  if (pages.has(from.path)) return {path: from.path, reason: 'same page'};

  const place = moved.find((row) => row.includes(from.path))?.find((path) => pages.has(path));
  if (place) return {path: place, reason: 'moved page'};

  for (const parent of getParents(from.path)) {
    const index = [parent, `${parent}introduction/`, `${parent}getting-started/`].find((path) => pages.has(path));
    // A whole section is too far from the page for it to help; the platform's landing page is nearer.
    if (index && parent !== '/getting-started/') return {path: index, reason: 'section'};
  }

  const platform = from.sidebar && pages.has(getLandingPath(from.sidebar)) ? from.sidebar : lastPlatform;
  const landing = getLandingPath(platform);
  return pages.has(landing) ? {path: landing, reason: 'platform'} : {path: '/', reason: 'version root'};
}
