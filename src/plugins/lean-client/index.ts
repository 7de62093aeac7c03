/**
 * Leaves out of the reader's bundle what this site does not use: the theme's client module that loads Prism's grammars (samples
 * are highlighted at build time, see plugins/highlight).
 */
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

export default function leanClient(): Plugin {
  return {
    name: 'lean-client',
    configureWebpack() {
      const themeDir = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));
      return {
        resolve: {
          alias: {
            [path.join(themeDir, 'lib/prism-include-languages.js')]: path.join(__dirname, 'empty.ts'),
          },
        },
      };
    },
  };
}
