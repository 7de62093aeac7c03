import type {Plugin} from '@docusaurus/types';
import {memoize} from '../../memoize';

/** A plugin of PostCSS as Docusaurus names it: the path of its package, and its options. */
const isNamed = (plugin: unknown): plugin is [path: string, options: object] =>
  Array.isArray(plugin) && typeof plugin[0] === 'string';

/**
 * Style sheets share one set of PostCSS plugins. By itself the loader makes the set anew for each sheet, which takes longer than its work,
 * and looks for a configuration file beside each; there is none.
 */
export default function sharedPostCss(): Plugin {
  const make = memoize(
    (path: string, options: object) => JSON.stringify([path, options]),
    (path, options) => (require(path) as (given: object) => unknown)(options),
  );
  return {
    name: 'shared-postcss',
    configurePostCss: (options) => ({
      ...options,
      config: false,
      plugins: options.plugins.map((plugin) => (isNamed(plugin) ? make(...plugin) : plugin)),
    }),
  };
}
