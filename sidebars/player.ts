import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {getPlatformsOfVersion, hasSection} from '../src/platforms/availability';
import type {PlatformDescriptor, PlayerPlatformId} from '../src/platforms/platforms';
import {isReferencePlatform} from '../src/reference/types';
import {getContentFolder} from '../src/platforms/versions';
import {createSidebarBuilder} from './builders';
import type {SidebarBuilder, SidebarItem} from './builders';
import {buildFaqSidebar} from './faqGroups';

type Sections = Partial<Record<PlayerPlatformId, (builder: SidebarBuilder) => SidebarItem[]>>;

/** A platform's own pages, between its landing page and the shared sections, where they differ from {@link getOwnSection}. */
const ownSections: Sections = {
  web: ({doc, folder, category, has}) => {
    // The root page of the docs links from the web sidebar to the other SDKs.
    const general = [
      ...doc('getting-started/sdks/introduction'),
      ...doc('getting-started/sdks/how-to-update-a-sdk'),
      ...doc('getting-started/sdks/what-is-new-in-5'),
    ];
    return [
      ...category(
        'Getting started',
        [
          ...folder('getting-started/sdks/web'),
          ...category('Frameworks', [
            // In versions where Flutter is not a platform, its page is among the frameworks.
            ...[
              'react',
              'angular',
              'vuejs',
              'nuxtjs',
              'amp',
              'wordpress',
              ...(has('flutter/index') ? [] : ['flutter']),
            ].flatMap((name) => doc(`getting-started/frameworks/${name}/getting-started`)),
          ]),
          ...category('Tizen', folder('getting-started/sdks/tizen')),
          ...category('webOS', folder('getting-started/sdks/webos')),
          ...category('All SDKs', general),
        ],
        {link: has('getting-started/index') ? 'getting-started/index' : undefined, collapsed: false},
      ),
      ...category('Examples', [...doc('examples/basic/index'), ...doc('examples/playground')], {
        link: 'examples/index',
      }),
      ...category('Connectors', folder('connectors/web'), {link: 'connectors/web/index'}),
      ...doc('connectors/index', 'Connectors on every platform'),
    ];
  },
  android: ({doc, folder, category}) => [
    ...category(
      'Getting started',
      [
        ...folder('getting-started/sdks/android'),
        ...category('Android TV', folder('getting-started/sdks/android-tv')),
        ...category('Fire TV', folder('getting-started/sdks/fire-tv')),
        ...doc('getting-started/sdks/what-is-new-in-5'),
      ],
      {collapsed: false},
    ),
    ...category('Connectors', folder('connectors/android'), {link: 'connectors/android/index'}),
  ],
  ios: ({doc, folder, category}) => [
    ...category(
      'Getting started',
      [
        ...folder('getting-started/sdks/ios'),
        ...category('tvOS', folder('getting-started/sdks/tvos')),
        ...doc('getting-started/sdks/what-is-new-in-5'),
      ],
      {collapsed: false},
    ),
    ...category('Connectors', folder('connectors/ios'), {link: 'connectors/ios/index'}),
  ],
  'react-native': ({folder, category, doc}) => [
    ...category('Getting started', folder('getting-started/frameworks/react-native'), {collapsed: false}),
    ...doc('changelog/react-native', 'Changelog'),
  ],
  flutter: ({folder, category, doc}) => [
    ...category('Getting started', folder('getting-started/frameworks/flutter'), {collapsed: false}),
    ...category('Guides', folder('flutter/guides'), {collapsed: false}),
    ...doc('flutter/changelog', 'Changelog'),
  ],
  roku: ({folder, category, doc}) => [
    ...category('Getting started', folder('getting-started/sdks/roku'), {collapsed: false}),
    ...doc('api-reference/roku', 'API reference'),
  ],
};

/** The own pages of most platforms: how to get started. */
function getOwnSection(platform: PlayerPlatformId, builder: SidebarBuilder): SidebarItem[] {
  const {category, folder} = builder;
  return (
    ownSections[platform]?.(builder) ??
    category('Getting started', folder(`getting-started/sdks/${platform}`), {collapsed: false})
  );
}

/** The guides, the knowledge base and the changelog: the same pages in the sidebar of every platform that has them. */
function getSharedSections(platform: PlatformDescriptor, builder: SidebarBuilder): SidebarItem[] {
  const {doc, ref, folder, category} = builder;
  return [
    ...(hasSection(platform.platform, 'how-to-guides')
      ? category('How-to guides', folder('how-to-guides'), {link: 'how-to-guides/index'})
      : []),
    ...category('Knowledge base', folder('knowledge-base'), {link: 'knowledge-base/index'}),
    ...ref('faq/index', 'FAQ'),
    ...(hasSection(platform.platform, 'changelog') ? doc('changelog/index', 'Changelog') : []),
  ];
}

/**
 * The sidebars of one version of the player docs: one per platform of the version, and one for the FAQ.
 * Web is last: Docusaurus assigns a page in several sidebars to the last one, and the server renders shared pages with
 * the default platform's sidebar.
 * @param siteDir root of the site.
 * @param versionName Docusaurus version name.
 */
export function buildPlayerSidebars(siteDir: string, versionName: string): SidebarsConfig {
  const contentPath = path.join(siteDir, getContentFolder(versionName));
  const builder = createSidebarBuilder(contentPath);
  const sidebars: SidebarsConfig = {faq: buildFaqSidebar(contentPath, builder)};
  for (const platform of getPlatformsOfVersion(versionName).toReversed()) {
    const id = platform.platform as PlayerPlatformId;
    const items = [
      ...(id === 'web' ? builder.doc('index', 'All platforms') : []),
      ...builder.doc(`${id}/index`, `${platform.label} SDK`),
      ...getOwnSection(id, builder),
      // Roku's API reference is a page in prose; this one lists its types.
      ...(isReferencePlatform(id) ? builder.reference(id, id === 'roku' ? 'Types' : undefined) : []),
      ...getSharedSections(platform, builder),
    ];
    if (items.length) sidebars[id] = items;
  }
  return sidebars;
}
