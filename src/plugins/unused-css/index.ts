/** Rules that no page can match stay out of the style sheets; see README.md beside this file. */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {isCacheOn} from '../isCacheOn';
import {UnusedCssPlugin} from './bundlerPlugin';

/** Whether this build leaves rules out: production builds do, but with `WHOLE_CSS=1`. The dev server never does. */
function isLean(env: NodeJS.ProcessEnv = process.env): boolean {
  return env.NODE_ENV === 'production' && env.WHOLE_CSS !== '1';
}

export default function unusedCss({siteConfig, siteDir, i18n}: LoadContext): Plugin {
  return {
    name: 'unused-css',
    configureWebpack(_config, isServer) {
      if (isServer || !isLean()) return {};
      // Scripts and styles of the page's head stand in the configuration, and in no script of the bundle.
      const keptFile = path.join(siteDir, 'node_modules/.cache/unused-css', `${i18n.currentLocale}.json`);
      const plugin = new UnusedCssPlugin(JSON.stringify(siteConfig), isCacheOn() ? keptFile : undefined);
      return {plugins: [plugin as {apply: (compiler: Compiler) => void}]};
    },
  };
}
