import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {createSidebarBuilder} from './builders';

const {doc, folder, category} = createSidebarBuilder(path.join(process.cwd(), 'contributing'));

export default {
  contributionGuidelines: [
    ...doc('index', 'Contributing'),
    ...doc('writing-documentation'),
    ...doc('tips-and-tricks'),
    ...doc('how-we-know-it-is-true'),
    ...doc('health'),
    ...category('Guidelines', folder('guidelines'), {collapsed: false}),
    ...category('Templates', folder('templates'), {collapsed: false}),
  ],
} satisfies SidebarsConfig;
