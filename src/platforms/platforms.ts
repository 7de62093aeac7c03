/**
 * The platforms of the player SDK and of Open Video UI. Everything that lists platforms reads these two tables.
 * `npm run new -- platform` adds a row, its glyph in `scripts/icons/names.ts` and its landing page.
 */

/** Parts of the player docs that several platforms share. The knowledge base and the FAQ apply to all of them. */
export type SharedSection = 'changelog' | 'how-to-guides' | 'what-is-new-in-5';

/** Topics that platforms cover on separate pages. The platform switcher links them. */
export type Topic = 'getting-started' | 'changelog' | 'drm' | 'limitations' | 'minimal-app' | 'player-component';

interface PlatformRow {
  /** Stable id, used as sidebar name, folder name, URL segment, stored preference and glyph name. */
  platform: string;
  label: string;
  /** For narrow places; defaults to the label. */
  shortLabel?: string;
  /** What the SDK runs on, in one line. */
  description: string;
}

interface PlayerPlatformRow extends PlatformRow {
  /** First major version of the player docs with this platform. */
  minVersion: number;
  /** Shared sections that apply to this platform. */
  sections: readonly SharedSection[];
  /**
   * Paths of the platform's own pages on a topic, below the version's root, if they differ from the default
   * (`/getting-started/sdks/<platform>/getting-started/`, or the page of a shared section of the platform).
   */
  topics?: Partial<Record<Topic, string>>;
  /** Its name is a topic on every platform (casting to a Chromecast), so in a search it does not stand for the SDK. */
  isTopic?: true;
  /** Platforms that apps of this one run on: their names occur in its errors, and don't mean their SDKs. */
  runsOn?: readonly string[];
}

const playerRows = [
  {
    platform: 'web',
    label: 'Web',
    description: 'Desktop and mobile browsers, smart TVs',
    minVersion: 1,
    sections: ['how-to-guides', 'changelog', 'what-is-new-in-5'],
  },
  {
    platform: 'android',
    label: 'Android',
    description: 'Phones, tablets, Android TV, Fire TV',
    minVersion: 1,
    sections: ['how-to-guides', 'changelog', 'what-is-new-in-5'],
  },
  {
    platform: 'ios',
    label: 'iOS and tvOS',
    shortLabel: 'iOS',
    description: 'iPhone, iPad, Apple TV',
    minVersion: 1,
    sections: ['how-to-guides', 'changelog', 'what-is-new-in-5'],
  },
  {
    platform: 'react-native',
    label: 'React Native',
    shortLabel: 'RN',
    description: 'One TypeScript API on mobile, TV and web',
    minVersion: 1,
    sections: ['how-to-guides'],
    runsOn: ['web', 'android', 'ios'],
    topics: {
      'getting-started': '/getting-started/frameworks/react-native/getting-started/',
      changelog: '/changelog/react-native/',
      drm: '/getting-started/frameworks/react-native/drm/',
      limitations: '/getting-started/frameworks/react-native/limitations/',
      'minimal-app': '/getting-started/frameworks/react-native/creating-minimal-app/',
      'player-component': '/getting-started/frameworks/react-native/player-view-component/',
    },
  },
  {
    platform: 'flutter',
    label: 'Flutter',
    description: 'One Dart API on Android, iOS and web',
    minVersion: 7,
    sections: [],
    runsOn: ['web', 'android', 'ios'],
    topics: {
      'getting-started': '/getting-started/frameworks/flutter/getting-started/',
      changelog: '/flutter/changelog/',
      drm: '/flutter/guides/custom-drm/',
      limitations: '/flutter/guides/limitations/',
      'minimal-app': '/flutter/guides/creating-minimal-app/',
      'player-component': '/flutter/guides/player-component/',
    },
  },
  {
    platform: 'chromecast',
    label: 'Chromecast',
    shortLabel: 'Cast',
    description: 'Custom Google Cast receivers',
    isTopic: true,
    minVersion: 1,
    sections: ['how-to-guides', 'changelog'],
  },
  {
    platform: 'roku',
    label: 'Roku',
    description: 'Roku players and Roku TV',
    minVersion: 1,
    sections: ['how-to-guides'],
  },
] as const satisfies readonly PlayerPlatformRow[];

const uiRows = [
  {platform: 'web', label: 'Web', description: 'Web components'},
  {platform: 'android', label: 'Android', description: 'Jetpack Compose'},
  {platform: 'react', label: 'React', description: 'React components'},
  {platform: 'react-native', label: 'React Native', shortLabel: 'RN', description: 'React Native components'},
] as const satisfies readonly PlatformRow[];

export type PlayerPlatformId = (typeof playerRows)[number]['platform'];
export type UiPlatformId = (typeof uiRows)[number]['platform'];
export type PlatformId = PlayerPlatformId | UiPlatformId;

export type PlatformDescriptor = PlatformRow & {platform: PlatformId};
export type PlayerPlatform = PlayerPlatformRow & {platform: PlayerPlatformId};

/** The platforms of the player SDK, in display order. */
export const playerPlatforms: readonly PlayerPlatform[] = playerRows;

/** The platforms of Open Video UI, in display order. */
export const uiPlatforms: readonly PlatformDescriptor[] = uiRows;

export const playerPlatformIds: readonly PlayerPlatformId[] = playerRows.map(({platform}) => platform);
export const uiPlatformIds: readonly UiPlatformId[] = uiRows.map(({platform}) => platform);

/** All platform ids of both products, without duplicates. */
export const allPlatformIds: readonly PlatformId[] = [...new Set<PlatformId>([...playerPlatformIds, ...uiPlatformIds])];

/** The platform of new readers. */
export const defaultPlatform = 'web' satisfies PlatformId;

/** The docs plugin instances with platforms. */
export type PlatformPluginId = 'default' | 'open-video-ui';

const platformsByPlugin: Record<PlatformPluginId, readonly PlatformDescriptor[]> = {
  default: playerPlatforms,
  'open-video-ui': uiPlatforms,
};

/**
 * The platforms of a docs plugin instance, in display order.
 * @param pluginId id of a docs plugin instance; an instance without platforms (contributing) gives an empty list.
 */
export function getPlatforms(pluginId: string): readonly PlatformDescriptor[] {
  return pluginId in platformsByPlugin ? platformsByPlugin[pluginId as PlatformPluginId] : [];
}

/** Whether a string (a sidebar name, a stored value, a query parameter) is a platform of that plugin instance. */
export function isPlatform(pluginId: string, value: unknown): value is PlatformId {
  return getPlatforms(pluginId).some(({platform}) => platform === value);
}

/**
 * Looks up a platform's row.
 * @throws Error that lists the known platforms if `id` is not one of them.
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

/** The short label if there is one, otherwise the label. */
export function getShortLabel({label, shortLabel}: PlatformDescriptor): string {
  return shortLabel ?? label;
}
