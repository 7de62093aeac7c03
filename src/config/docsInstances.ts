import type {Options} from '@docusaurus/plugin-content-docs';
import {brand} from '../brand';
import {sidebarItemsGenerator} from '../../sidebars/itemsGenerator';
import {openVideoUiVersionLabel, playerVersions} from '../platforms/versions';
import {beforeDefaultRemarkPlugins, recmaPlugins} from './docsMarkdownSteps';

const plugin = '@docusaurus/plugin-content-docs';

/**
 * Options shared by the three docs plugin instances.
 * Dates come from git. `DOCS_LAST_UPDATE=0` disables them for clones without history and for fixture sites.
 */
const common = {
  editUrl: brand.repository.editUrl,
  showLastUpdateTime: process.env.DOCS_LAST_UPDATE !== '0',
  beforeDefaultRemarkPlugins,
  recmaPlugins,
  breadcrumbs: true,
  sidebarItemsGenerator,
} satisfies Partial<Options>;

/** Sidebars of old versions are generated files (`versioned_sidebars/`), written by `npm run sidebars`. */
const playerVersionOptions: Options['versions'] = Object.fromEntries(
  playerVersions.map(({name, label, path, isLast, unmaintained}) => [
    name,
    {
      label,
      path,
      // Search engines are pointed to the current version by each old page's canonical link (theme/DocItem/Metadata)
      // instead of noIndex, so that pages that exist only in an old version stay findable.
      banner: isLast ? 'none' : unmaintained ? 'unmaintained' : 'none',
      badge: false,
    },
  ]),
);

/** The three docs plugin instances: player (default), open-video-ui, contributing. */
export const docsInstances: [string, Options][] = [
  [
    plugin,
    {
      ...common,
      id: 'default',
      path: 'docs',
      routeBasePath: 'player',
      sidebarPath: './sidebars/playerCurrent.ts',
      lastVersion: 'current',
      versions: playerVersionOptions,
    },
  ],
  [
    plugin,
    {
      ...common,
      id: 'open-video-ui',
      path: 'open-video-ui',
      routeBasePath: 'open-video-ui',
      sidebarPath: './sidebars/openVideoUi.ts',
      versions: {current: {label: openVideoUiVersionLabel}},
    },
  ],
  [
    plugin,
    {
      ...common,
      id: 'contributing',
      path: 'contributing',
      routeBasePath: 'contributing',
      sidebarPath: './sidebars/contributing.ts',
      versions: {current: {noIndex: true}},
    },
  ],
];
