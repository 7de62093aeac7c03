/**
 * Leaves out of the reader's bundle what this site does not use: the theme's client module that loads Prism's grammars (samples
 * are highlighted at build time, see plugins/highlight). And gives prefetching a limit (see prefetch.ts).
 */
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

export default function leanClient(): Plugin {
  return {
    name: 'lean-client',
    configureWebpack(_config, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const client = path.join(path.dirname(require.resolve('@docusaurus/core/package.json')), 'lib/client');
      const themeDir = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));
      return {
        plugins: isServer
          ? []
          : [
              new NormalModuleReplacementPlugin(/^\.\/prefetch$/, (resource) => {
                if (path.normalize(resource.context) === client) resource.request = path.join(__dirname, 'prefetch.ts');
              }),
            ],
        resolve: {
          alias: {
            [path.join(themeDir, 'lib/prism-include-languages.js')]: path.join(__dirname, 'empty.ts'),
          },
        },
      };
    },
  };
}
