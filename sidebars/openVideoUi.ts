import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {uiPlatforms} from '../src/platforms/platforms';
import type {UiPlatformId} from '../src/platforms/platforms';
import {createSidebarBuilder} from './builders';

const {doc, folder, reference, category} = createSidebarBuilder(path.join(process.cwd(), 'open-video-ui'));

const sidebars: SidebarsConfig = {};
for (const {platform, label} of uiPlatforms) {
  sidebars[platform] = [
    ...(platform === 'web' ? doc('index', 'All platforms') : []),
    ...doc(`${platform}/index`, `${label} UI`),
    ...doc(`${platform}/getting-started`, 'Getting started'),
    ...category('Guides', folder(`${platform}/guides`), {link: `${platform}/guides/index`, collapsed: false}),
    ...category('Examples', folder(`${platform}/examples`), {link: `${platform}/examples/index`, collapsed: false}),
    ...doc(`${platform}/limitations`, 'Limitations'),
    ...doc(`${platform}/troubleshooting`, 'Troubleshooting'),
    ...reference(`open-video-ui-${platform as UiPlatformId}`),
    ...doc(`${platform}/changelog`, 'Changelog'),
  ];
}

export default sidebars;
