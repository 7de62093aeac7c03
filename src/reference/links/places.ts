/** Which platforms' symbols a page's inline code may name, by where it stands. */
import type {ReferencePlatform} from '../types';

const aliases: Readonly<Record<string, string>> = {'android-tv': 'android', 'fire-tv': 'android', tvos: 'ios'};

const playerPlatforms: readonly ReferencePlatform[] = ['web', 'android', 'ios', 'react-native', 'flutter', 'roku'];
const uiPlatforms: readonly ReferencePlatform[] = [
  'open-video-ui-web',
  'open-video-ui-react',
  'open-video-ui-react-native',
  'open-video-ui-android',
];

/**
 * @param file of the page, from the repository root.
 * @param tab the platform's id of the tab around the code.
 * @returns groups: the first group that has the name decides. In a group of several platforms, one alone must have it.
 */
export function listPlatformGroups(file: string, tab: string | undefined): (readonly ReferencePlatform[])[] {
  const parts = file.split('/').map((part) => aliases[part] ?? part);
  const own = tab === undefined ? undefined : (aliases[tab] ?? tab);
  const name = own ?? parts.find((part) => playerPlatforms.includes(part as ReferencePlatform) || part === 'react');
  const player = playerPlatforms.filter((platform) => platform === name || (name === 'react' && platform === 'web'));
  const ui = uiPlatforms.filter((platform) => platform === `open-video-ui-${name}`);
  if (file.startsWith('open-video-ui/')) return name === undefined ? [uiPlatforms] : [ui, player];
  return name === undefined ? [playerPlatforms] : [player];
}
