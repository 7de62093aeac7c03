/** Styles generated from data: the brand's colors, which platform's tabs show, and the sizes of demos. */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {demosFolder, readDemos} from '../demos/readDemos';
import {createColorRules} from './colorRules';
import {createDemoRules} from './demoRules';
import {createPlatformRules} from './platformRules';

/** Writes the rules to a style sheet in `.docusaurus/`, which the bundler joins with the others: readers load no file more. */
export default function siteStyles({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const file = path.join(generatedFilesDir, 'site-styles/styles.css');
  const createCss = () =>
    `${[createColorRules(), createPlatformRules(), createDemoRules(readDemos(siteDir))].join('\n\n')}\n`;
  return {
    name: 'site-styles',
    getPathsToWatch: () => [path.join(siteDir, demosFolder, '**/demo.json')],
    loadContent() {
      const css = createCss();
      // An unchanged file stays valid in the bundler's cache.
      if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === css) return;
      fs.mkdirSync(path.dirname(file), {recursive: true});
      fs.writeFileSync(file, css);
    },
    getClientModules: () => [file],
  };
}
