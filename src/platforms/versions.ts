/** Versions of the player docs. */
import versions from './playerVersions.json';

export interface PlayerVersion {
  /** Docusaurus version name: `current` or a line of `versions.json`. */
  name: string;
  /** SDK release that the pages document. */
  label: string;
  /** Path below the plugin's route; empty for the latest version. */
  path: string;
  isLast: boolean;
  unmaintained: boolean;
}

/** The versions, newest first. `npm run new -- version` writes the file. */
export const playerVersions: readonly PlayerVersion[] = versions;

export const openVideoUiVersionLabel = '1.8.1';

/**
 * Looks up a version by its Docusaurus name.
 * @throws Error if it does not exist.
 */
export function getPlayerVersion(name: string): PlayerVersion {
  const found = playerVersions.find((version) => version.name === name);
  if (!found) {
    const known = playerVersions.map((version) => version.name).join(', ');
    throw new Error(`Unknown player version "${name}". Known versions: ${known} (src/platforms/playerVersions.json).`);
  }
  return found;
}

/** Major number of a release: `"6.13.0"` gives 6. NaN if there is none. */
export function getMajor(label: string): number {
  return Number.parseInt(label.replace(/^\D*/, ''), 10);
}

/** Folder of a version's pages, from the site's root. */
export function getContentFolder(versionName: string): string {
  return versionName === 'current' ? 'docs' : `versioned_docs/version-${versionName}`;
}

/** The version of a page, from its path. Pages outside the player docs count as current. */
export function getPageVersion(filePath: string): string {
  return /(?:^|[\\/])versioned_docs[\\/]version-([^\\/]+)[\\/]/.exec(filePath)?.[1] ?? 'current';
}

/** File with a snapshot's sidebars, from the site's root. */
export function getSidebarsFile(versionName: string): string {
  return `versioned_sidebars/version-${versionName}-sidebars.json`;
}

/** The versions before the current one, which are snapshots. */
export const snapshots: readonly PlayerVersion[] = playerVersions.filter(({isLast}) => !isLast);
