/**
 * The platforms that the player SDK and Open Video UI run on (specification, section 3).
 * One typed table: adding a platform means a row here, its sidebar in `sidebars/` and its pages.
 */

export const playerPlatformIds = ['web', 'android', 'ios', 'react-native', 'flutter', 'chromecast', 'roku'] as const;

export const uiPlatformIds = ['web', 'android', 'react', 'react-native'] as const;

export type PlayerPlatformId = (typeof playerPlatformIds)[number];
export type UiPlatformId = (typeof uiPlatformIds)[number];
export type PlatformId = PlayerPlatformId | UiPlatformId;

/** The docs plugin instances that have platforms. */
export type PlatformPluginId = 'default' | 'open-video-ui';

export interface PlatformDescriptor {
  /** Stable id: sidebar name, folder name, URL segment and stored preference. */
  platform: PlatformId;
  label: string;
  /** For narrow places; the label serves where it is missing. */
  shortLabel?: string;
  /** What the SDK runs on, one line. */
  description: string;
  /** Name of the glyph in `components/PlatformIcon`. */
  icon: PlatformId;
  /** First major version of the player docs that has this platform. */
  minVersion: number;
}

/** Where a reader starts when nothing is known of them (specification, section 9). */
export const defaultPlatform = 'web' satisfies PlatformId;

export const playerPlatforms: readonly PlatformDescriptor[] = [
  {
    platform: 'web',
    label: 'Web',
    description: 'Desktop and mobile browsers, smart TVs',
    icon: 'web',
    minVersion: 1,
  },
  {
    platform: 'android',
    label: 'Android',
    description: 'Phones, tablets, Android TV, Fire TV',
    icon: 'android',
    minVersion: 1,
  },
  {
    platform: 'ios',
    label: 'iOS and tvOS',
    shortLabel: 'iOS',
    description: 'iPhone, iPad, Apple TV',
    icon: 'ios',
    minVersion: 1,
  },
  {
    platform: 'react-native',
    label: 'React Native',
    shortLabel: 'RN',
    description: 'One TypeScript API on mobile, TV and web',
    icon: 'react-native',
    minVersion: 1,
  },
  {
    platform: 'flutter',
    label: 'Flutter',
    description: 'One Dart API on Android, iOS and web',
    icon: 'flutter',
    minVersion: 7,
  },
  {
    platform: 'chromecast',
    label: 'Chromecast',
    shortLabel: 'Cast',
    description: 'Custom Google Cast receivers',
    icon: 'chromecast',
    minVersion: 1,
  },
  {
    platform: 'roku',
    label: 'Roku',
    description: 'Roku players and Roku TV',
    icon: 'roku',
    minVersion: 1,
  },
];

export const uiPlatforms: readonly PlatformDescriptor[] = [
  {platform: 'web', label: 'Web', description: 'Web components', icon: 'web', minVersion: 1},
  {platform: 'android', label: 'Android', description: 'Jetpack Compose', icon: 'android', minVersion: 1},
  {platform: 'react', label: 'React', description: 'React components', icon: 'react', minVersion: 1},
  {
    platform: 'react-native',
    label: 'React Native',
    shortLabel: 'RN',
    description: 'React Native components',
    icon: 'react-native',
    minVersion: 1,
  },
];

const platformsByPlugin: Record<PlatformPluginId, readonly PlatformDescriptor[]> = {
  default: playerPlatforms,
  'open-video-ui': uiPlatforms,
};

/**
 * The platforms of a docs plugin instance, in the order readers see them.
 * @param pluginId id of a docs plugin instance; one without platforms (contributing) gives an empty list.
 */
export function getPlatforms(pluginId: string): readonly PlatformDescriptor[] {
  return pluginId in platformsByPlugin ? platformsByPlugin[pluginId as PlatformPluginId] : [];
}

/**
 * Whether a string (a sidebar name, a stored value, a query parameter) is a platform of that plugin instance.
 */
export function isPlatform(pluginId: string, value: unknown): value is PlatformId {
  return getPlatforms(pluginId).some(({platform}) => platform === value);
}

/**
 * The descriptor of a platform.
 * @throws Error naming the known platforms when `id` is not one of them.
 */
export function getPlatform(pluginId: string, id: string): PlatformDescriptor {
  const platforms = getPlatforms(pluginId);
  const found = platforms.find(({platform}) => platform === id);
  if (!found) {
    const known = platforms.map(({platform}) => platform).join(', ') || 'none';
    throw new Error(
      `Unknown platform "${id}" in the docs plugin "${pluginId}". Known platforms: ${known}. ` +
        'Platforms are declared in src/platforms/platforms.ts.',
    );
  }
  return found;
}

/** The short label where there is one, else the label. */
export function getShortLabel({label, shortLabel}: PlatformDescriptor): string {
  return shortLabel ?? label;
}
