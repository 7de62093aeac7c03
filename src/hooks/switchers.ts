import {useMemo} from 'react';
import {useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import {useHistorySelector} from '@docusaurus/theme-common';
import {getNextLastPlatform, getPlatformsOfVersion} from '../platforms/availability';
import {getPlatformEquivalent, getVersionEquivalent} from '../platforms/equivalents';
import {getPlatforms} from '../platforms/platforms';
import type {PlatformDescriptor} from '../platforms/platforms';
import {playerVersions} from '../platforms/versions';
import {findPagePlatform} from '../reference/paths';
import {getPagePaths, getSitePath, useCurrentPage, useVersionPaths} from './currentPage';
import type {CurrentPage} from './currentPage';
import {useLastPlatform} from './lastPlatform';

export interface PlatformChoice {
  descriptor: PlatformDescriptor;
  /** Site path of the same page, or of its equivalent. */
  to: string;
  isCurrent: boolean;
  choose: () => void;
}

/** The platforms that a page's reader can switch to, each with the page to show. */
export function usePlatformChoices({pluginId, version, page}: CurrentPage): PlatformChoice[] {
  const {lastPlatform, setLastPlatform} = useLastPlatform(pluginId);
  const paths = getPagePaths(version);
  return useMemo(() => {
    const platforms = pluginId === 'default' ? getPlatformsOfVersion(version.name) : getPlatforms(pluginId);
    // A page of one platform counts as that platform, also before the visit is stored and without scripts.
    const meant = getNextLastPlatform({pluginId, path: page.path, sidebar: page.sidebar, lastPlatform});
    return platforms.map((descriptor) => ({
      descriptor,
      to: getSitePath(version, getPlatformEquivalent(page, descriptor.platform, paths).path),
      isCurrent: descriptor.platform === meant,
      choose: () => setLastPlatform(descriptor.platform),
    }));
  }, [pluginId, version, page, paths, lastPlatform, setLastPlatform]);
}

export interface VersionChoice {
  name: string;
  label: string;
  to: string;
  isCurrent: boolean;
  isLatest: boolean;
  unmaintained: boolean;
  choose: () => void;
}

/**
 * The versions of the player docs, each with the page to show, which always exists.
 * Works on every page of the site; outside the player docs it leads to the reader's platform.
 */
export function useVersionChoices(): VersionChoice[] {
  const current = useCurrentPage();
  const page = current?.pluginId === 'default' ? current : undefined;
  const {lastPlatform} = useLastPlatform('default');
  const {preferredVersion, savePreferredVersionName} = useDocsPreferredVersion('default');
  const search = useHistorySelector((history) => history.location.search);
  const hash = useHistorySelector((history) => history.location.hash);
  const pathname = useHistorySelector((history) => history.location.pathname);
  // A page of the reference shows all versions; the choice says which of them.
  const isReference = !page && findPagePlatform(pathname) !== undefined;
  const versions = useVersionPaths('default');
  const latest = versions.find(({version}) => version.isLast)?.version;
  const shownName = (page?.version ?? preferredVersion ?? latest)?.name;
  return versions.map(({version, paths}) => {
    const from = page?.page ?? {path: `/${lastPlatform}/`, sidebar: lastPlatform};
    const {path, reason} = getVersionEquivalent(from, paths, lastPlatform);
    // Keep the hash only for the same page.
    const suffix = page && reason === 'same page' ? search + hash : '';
    return {
      name: version.name,
      label: version.label,
      to: isReference ? pathname + search + hash : getSitePath(version, path) + suffix,
      isCurrent: version.name === shownName,
      isLatest: version.isLast,
      unmaintained: playerVersions.some(({name, unmaintained}) => name === version.name && unmaintained),
      choose: () => savePreferredVersionName(version.name),
    };
  });
}
