/** Styles generated from data: the brand's colors, and which platform's tabs show. */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createColorRules} from './colorRules';
import {createPlatformRules} from './platformRules';

/** Writes the rules to a style sheet in `.docusaurus/`, which the bundler joins with the others: readers load no file more. */
export default function siteStyles({generatedFilesDir}: LoadContext): Plugin {
  const file = path.join(generatedFilesDir, 'site-styles/styles.css');
  const css = `${createColorRules()}\n\n${createPlatformRules()}\n`;
  return {
    name: 'site-styles',
    loadContent() {
      // An unchanged file stays valid in the bundler's cache.
      if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === css) return;
      fs.mkdirSync(path.dirname(file), {recursive: true});
      fs.writeFileSync(file, css);
    },
    getClientModules: () => [file],
  };
}
