import type {Config} from '@docusaurus/types';
import {DOCUSAURUS_VERSION} from '@docusaurus/utils';
import {withFlatClient} from 'docusaurus-flat-client';

/** Docusaurus Faster, by the name that each version has for it. */
const faster = DOCUSAURUS_VERSION.startsWith('3.9.') ? {experimental_faster: true} : {faster: true};

const config = {
  title: 'Fixture',
  url: 'https://example.com',
  baseUrl: '/docs/',
  trailingSlash: true,
  future: {v4: true, ...faster},
  onBrokenLinks: 'throw',
  presets: [['classic', {docs: {routeBasePath: '/', sidebarPath: './sidebars.ts'}, blog: false}]],
  themeConfig: {
    navbar: {title: 'Fixture', items: [{type: 'doc', docId: 'guide/start', label: 'Guide'}]},
  },
} as Config;

// The site has no component that looks up other docs than the page's own.
export default withFlatClient(config, {getRelatedDocs: () => []});
