import {isPlatform, playerPlatforms} from './platforms';
import type {PlayerPlatform, SharedSection} from './platforms';
import {getMajor, getPlayerVersion} from './versions';

/** Sections that every platform has are not listed in the rows. */
type Section = SharedSection | 'knowledge-base';

/**
 * Whether a version's docs include a platform: its `minVersion` is at most the version's major number.
 * @param versionName Docusaurus version name of the player docs.
 * @throws Error if the version is unknown.
 */
export function isPlatformInVersion({minVersion}: PlayerPlatform, versionName: string): boolean {
  return minVersion <= getMajor(getPlayerVersion(versionName).label);
}

/** The player platforms of a version, in display order. */
export function getPlatformsOfVersion(versionName: string): readonly PlayerPlatform[] {
  return playerPlatforms.filter((platform) => isPlatformInVersion(platform, versionName));
}

/** Whether a shared section applies to a player platform. */
export function hasSection(platform: string, section: Section): boolean {
  const row = playerPlatforms.find(({platform: id}) => id === platform);
  return row !== undefined && (section === 'knowledge-base' || row.sections.includes(section));
}

/**
 * The shared section of a page, or `undefined` for a page of one platform.
 * @param path path of the page below the version's root, such as `/how-to-guides/ads/google-ima/`.
 */
export function getSharedSection(path: string): Section | undefined {
  const [first, second, third, ...rest] = path.split('/').filter(Boolean);
  if (first === 'how-to-guides' || first === 'knowledge-base') return first;
  // Pages below /changelog/ belong to one platform (React Native).
  if (first === 'changelog' && second === undefined) return 'changelog';
  if (first === 'getting-started' && second === 'sdks' && third === 'what-is-new-in-5' && !rest.length) {
    return 'what-is-new-in-5';
  }
  return undefined;
}

/**
 * Whether a page exists for a platform: it is in the platform's own sidebar, or in a shared section of the platform.
 * @param path path below the version's root.
 * @param sidebar the page's own sidebar.
 */
export function isPageForPlatform(path: string, sidebar: string | undefined, platform: string): boolean {
  if (sidebar === platform) return true;
  const section = getSharedSection(path);
  return section !== undefined && hasSection(platform, section);
}

/**
 * The platform to remember after a visit. It stays the same if the page exists for it; otherwise the page's sidebar
 * replaces it, if that is a platform.
 */
export function getNextLastPlatform({
  pluginId,
  path,
  sidebar,
  lastPlatform,
}: {
  pluginId: string;
  path: string;
  sidebar: string | undefined;
  lastPlatform: string;
}): string {
  if (isPageForPlatform(path, sidebar, lastPlatform)) return lastPlatform;
  return isPlatform(pluginId, sidebar) ? sidebar : lastPlatform;
}
