import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {translate} from '@docusaurus/Translate';
import {commonFeeds, getChangelogPlatforms, getFeedPath, getPlatformFeed} from '../platforms/feeds';
import {getPlatform} from '../platforms/platforms';
import type {PlatformPluginId} from '../platforms/platforms';
import {useCurrentPage} from './currentPage';

export interface PageFeed {
  label: string;
  href: string;
}

/** The feeds of the changelog that this page is: of each of its platforms, of breaking changes, and of all. Elsewhere none. */
export function usePageFeeds(): PageFeed[] {
  const current = useCurrentPage();
  const {isLast} = useDocsVersion();
  const root = useBaseUrl('/');
  if (!current || !isLast) return [];
  const pluginId = current.pluginId as PlatformPluginId;
  const platforms = getChangelogPlatforms(pluginId, current.page.path);
  if (platforms.length === 0) return [];
  const labels = {
    breaking: translate({id: 'site.feeds.breaking', message: 'Breaking changes'}),
    all: translate({id: 'site.feeds.all', message: 'All changelogs'}),
  };
  return [
    ...platforms.map((platform) => ({
      label: getPlatform(pluginId, platform).label,
      href: root + getFeedPath(getPlatformFeed(pluginId, platform)),
    })),
    ...commonFeeds.map((name) => ({label: labels[name], href: root + getFeedPath(name)})),
  ];
}
