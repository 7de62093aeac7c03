/** The Atom feeds of changelogs: which pages they are made from, and where readers find them. */
import type {PlatformId, PlatformPluginId} from './platforms';

/** A changelog of the latest docs version. */
export interface Changelog {
  pluginId: PlatformPluginId;
  /** Path below the version's root, with a slash at both ends. */
  page: string;
  /** With more than one, entries stand under the name of their platform, or under "General". */
  platforms: readonly PlatformId[];
}

/** Every changelog with a feed. Chromecast and Roku have no entries of their own. */
export const changelogs: readonly Changelog[] = [
  {pluginId: 'default', page: '/changelog/', platforms: ['web', 'android', 'ios']},
  {pluginId: 'default', page: '/changelog/react-native/', platforms: ['react-native']},
  {pluginId: 'default', page: '/flutter/changelog/', platforms: ['flutter']},
  {pluginId: 'open-video-ui', page: '/web/changelog/', platforms: ['web']},
  {pluginId: 'open-video-ui', page: '/android/changelog/', platforms: ['android']},
  {pluginId: 'open-video-ui', page: '/react/changelog/', platforms: ['react']},
  {pluginId: 'open-video-ui', page: '/react-native/changelog/', platforms: ['react-native']},
];

/** The feeds of all changelogs: of every release, and of what breaks apps. */
export const commonFeeds = ['breaking', 'all'] as const;

/** Path of a feed below the site's base URL. */
export const getFeedPath = (name: string): string => `feeds/${name}.atom`;

/** Name of a platform's feed: `web`, `open-video-ui-web`. */
export const getPlatformFeed = (pluginId: PlatformPluginId, platform: PlatformId): string =>
  pluginId === 'default' ? platform : `${pluginId}-${platform}`;

/**
 * The platforms whose changelog a page is.
 * @param path below the root of the latest version, with a slash at both ends.
 */
export const getChangelogPlatforms = (pluginId: string, path: string): readonly PlatformId[] =>
  changelogs.find((one) => one.pluginId === pluginId && one.page === path)?.platforms ?? [];
