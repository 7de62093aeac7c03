/** A small corpus for tests, large enough to have rare and frequent words. */
import {toSearchPage} from '../content/page';
import {packShards, unpackHeads} from '../content/shards';
import type {HeadShard, TextShard} from '../content/shards';
import type {SearchKnowledge} from '../knowledge/types';
import type {SearchPage} from '../types';
import {createLexicon} from './lexicon';
import {PageIndex} from './pageIndex';

interface Sketch {
  path: string;
  title: string;
  body: string;
  sidebar?: string;
  keywords?: string[];
}

const sketches: Sketch[] = [
  {
    path: '/getting-started/sdks/web/getting-started/',
    title: 'Get started with the Web SDK',
    sidebar: 'web',
    body: 'Install the package.\n\n## Create a player\n\nSet `libraryLocation` to the folder.\n\n```ts\nconst player = new Player(element, {libraryLocation, zoomLevel});\n```',
  },
  {
    path: '/getting-started/sdks/android/getting-started/',
    title: 'Get started with the Android SDK',
    sidebar: 'android',
    body: 'Add the Gradle dependency.\n\n## Add the view\n\nUse `PlayerView`.',
  },
  {
    path: '/getting-started/sdks/ios/getting-started/',
    title: 'Get started with the iOS SDK',
    sidebar: 'ios',
    body: 'Add the Swift package.',
  },
  {
    path: '/getting-started/frameworks/react-native/drm/',
    title: 'DRM in React Native',
    sidebar: 'react-native',
    body: 'Content protection on each platform.',
  },
  {
    path: '/how-to-guides/drm/introduction/',
    title: 'Protect content with DRM',
    body: 'Set `contentProtection` on a source.\n\n## Widevine, FairPlay and PlayReady\n\nEach key system has its license server.',
  },
  {
    path: '/how-to-guides/cast/chromecast/introduction/',
    title: 'Chromecast',
    body: 'Cast a stream to a television.\n\n## Enable casting\n\nLoad the sender.',
  },
  {
    path: '/how-to-guides/texttrack/introduction/',
    title: 'Subtitles and captions',
    keywords: ['cc', 'srt'],
    body: 'Text tracks show what is said.\n\n## Add a WebVTT file\n\n| option | value |\n| --- | --- |\n| `kind` | subtitles |',
  },
  {
    path: '/how-to-guides/miscellaneous/error/error-codes/',
    title: 'Error codes',
    body: '## License errors\n\n| code | meaning |\n| --- | --- |\n| 2002 | The license has expired |\n| 4012 | The manifest is no playlist |\n\n### 2003 `LICENSE_EXPIRED` {#error-2003}\n\nRenew it.',
  },
  {
    path: '/faq/how-to-renew-an-expired-license/',
    title: 'How do I renew an expired license?',
    sidebar: 'faq',
    body: 'A license that has expired gets another date.',
  },
  {
    path: '/how-to-guides/miscellaneous/picture-in-picture/',
    title: 'Picture-in-picture',
    body: 'A small window stays over other windows.',
  },
  {path: '/how-to-guides/ads/introduction/', title: 'Advertising', body: 'Play ads before, during and after a video.'},
  {
    path: '/how-to-guides/network/request-response-interceptors/',
    title: 'Request and response interceptors',
    body: 'Call `player.network.addRequestInterceptor` once.\n\n## Sign a request\n\nAdd a header to each request.',
  },
  {
    path: '/faq/why-is-video-not-playing-automatically/',
    title: 'Why does my video not start by itself?',
    sidebar: 'faq',
    body: 'Browsers block sound before a user gesture. Autoplay can only be initiated after a tap unless the video is muted.',
  },
  {
    path: '/faq/does-the-player-support-ext-x-daterange/',
    title: 'Does the player support EXT-X-DATERANGE?',
    sidebar: 'faq',
    body: 'Yes. Date ranges arrive as cues.',
  },
  {
    path: '/knowledge-base/content-protection/drm-systems/',
    title: 'DRM systems',
    body: 'Widevine on Android, FairPlay on Apple, PlayReady on Windows.',
  },
  {
    path: '/getting-started/frameworks/react-native/troubleshooting/',
    title: 'Troubleshooting React Native',
    sidebar: 'react-native',
    body: 'When the build fails or the picture freezes.\n\n## The build fails\n\n### `requireNativeComponent: "PlayerView" was not found in the UIManager`\n\nBuild the app again.\n\n### The picture freezes on Android\n\nUpdate the package.',
  },
  {
    path: '/getting-started/sdks/android/troubleshooting/',
    title: 'Troubleshooting the Android SDK',
    sidebar: 'android',
    body: '- [Doubled sound after a call](#echo)\n\n## Nothing moves\n\n### The picture freezes on Android\n\nUpdate the SDK.\n\n### Echo {#echo}\n\nMute one.',
  },
  {
    path: '/getting-started/sdks/android/troubleshooting/notifications/',
    title: 'Notifications on Android',
    sidebar: 'android',
    body: '## The notification shows the wrong title\n\nSet the title before the source.',
  },
  {
    path: '/changelog/',
    title: 'Changelog',
    body: '## 7.8.0\n\nDRM, Chromecast, subtitles, ads, picture-in-picture, error codes: everything got better.\n\n## 7.7.0\n\n- Added a page on Chromecast.\n- Fixed an endless loop after seeking back on a television.\n- Fixed subtitles.',
  },
];

/** Platforms in the order of the index. */
const ids = ['web', 'android', 'ios', 'react-native'];

/** Knowledge of a site with platforms. */
export const fixtureKnowledge: SearchKnowledge = {
  platforms: [
    {id: 'web'},
    {id: 'android', names: ['android']},
    {id: 'ios', names: ['ios', 'ipad']},
    {id: 'react-native', names: ['react native', 'rn'], runsOn: ['web', 'android', 'ios']},
  ],
  synonyms: [
    {when: ['closed captions', 'captions'], also: ['subtitles'], weight: 0.8},
    {when: ['widevine'], also: ['drm systems', 'drm'], weight: 0.6},
    {when: ['pip'], also: ['picture in picture'], weight: 0.8},
    {when: ['autoplay'], also: ['start by itself'], weight: 0.8},
    {when: ['advertisements'], also: ['ads', 'advertising'], weight: 0.8},
  ],
  productWords: ['player'],
  weakWords: ['video'],
  wholeNames: ['fairplay', 'playready'],
  ownSections: ['/getting-started/'],
  getKind: (path) =>
    ({'how-to-guides': 'how-to'})[path.split('/')[1] as string] ??
    (/^\/changelog\//.test(path) ? 'changelog' : (path.split('/')[1] as string)),
  getTopPages: (pages, platform) =>
    pages.filter(({path, platforms, own}) => own && platforms.includes(platform) && path.endsWith('/getting-started/')),
};

export const fixtureTag = 'docs-default-current';
export const fixtureRoot = '/docs/player/';

export function createPages(): SearchPage[] {
  return sketches.map(({path, title, body, sidebar, keywords}) =>
    toSearchPage(
      {
        pluginId: 'default',
        version: 'current',
        url: fixtureRoot + path.slice(1),
        path,
        sidebar,
        title,
        description: '',
        frontMatter: keywords ? {keywords} : {},
        source: body,
        file: `/site${path}index.mdx`,
      },
      () => (heading) =>
        heading
          .toLowerCase()
          .replace(/[^a-z0-9 ]/g, '')
          .replace(/ /g, '-'),
      {
        knowledge: fixtureKnowledge,
        getPagePlatforms: ({sidebar = ''}) =>
          ids.includes(sidebar) ? {platforms: [sidebar], own: true} : {platforms: [], own: false},
      },
    ),
  );
}

export function createShards(): {heads: HeadShard; texts: TextShard} {
  // Serialized and parsed, like the real files.
  return JSON.parse(JSON.stringify(packShards(fixtureTag, fixtureRoot, createPages(), fixtureKnowledge))) as ReturnType<
    typeof packShards
  >;
}

/** An index with the headings and texts of all pages. */
export function createIndex(): PageIndex {
  const {heads, texts} = createShards();
  const index = new PageIndex(createLexicon(fixtureKnowledge));
  index
    .addPages(unpackHeads(heads, fixtureKnowledge))
    .forEach((page, i) => index.addText(page, texts.texts[i] ?? [], ''));
  return index;
}
