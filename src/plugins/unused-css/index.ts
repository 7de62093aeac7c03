/** Rules that no page can match stay out of the style sheets; see README.md beside this file. */
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {UnusedCssPlugin} from './bundlerPlugin';

/** Whether this build removes rules: production builds do, unless `WHOLE_CSS=1` is set. The dev server never does. */
function isLean(env: NodeJS.ProcessEnv = process.env): boolean {
  return env.NODE_ENV === 'production' && env.WHOLE_CSS !== '1';
}

export default function unusedCss({siteConfig}: LoadContext): Plugin {
  return {
    name: 'unused-css',
    configureWebpack(_config, isServer) {
      if (isServer || !isLean()) return {};
      // Inline scripts and styles of the head are in the configuration, not in the bundle.
      const plugin = new UnusedCssPlugin(JSON.stringify(siteConfig));
      return {plugins: [plugin as {apply: (compiler: Compiler) => void}]};
    },
  };
}
