/** Moves the rules of some files to style sheets that load on demand. */
import type {Plugin} from '@docusaurus/types';

export interface SplitCssOptions {
  /** Which files' rules leave the sheet of every page, by the name of the sheet that they move to. */
  sheets: Readonly<Record<string, RegExp>>;
}

/** Docusaurus's own group, `lib/webpack/base.js` of @docusaurus/core 3.10.2, with a priority above that one's 50. */
const group = {type: 'css/mini-extract', chunks: 'all', enforce: true, priority: 60} as const;

export default function splitCss(_context: unknown, {sheets}: SplitCssOptions): Plugin {
  const cacheGroups = Object.fromEntries(
    Object.entries(sheets).map(([name, test]) => [`styles-${name}`, {...group, name: `styles-${name}`, test}]),
  );
  return {
    name: 'split-css',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      return {optimization: {splitChunks: {cacheGroups}}};
    },
  };
}
