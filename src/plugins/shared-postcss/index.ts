import type {Plugin} from '@docusaurus/types';

/** A plugin of PostCSS as Docusaurus names it: the path of its package, and its options. */
const isNamed = (plugin: unknown): plugin is [path: string, options: object] =>
  Array.isArray(plugin) && typeof plugin[0] === 'string';

/**
 * Style sheets share one set of PostCSS plugins. By itself the loader makes the set anew for each sheet, which takes longer than its work,
 * and looks for a configuration file beside each; there is none.
 */
export default function sharedPostCss(): Plugin {
  const made = new Map<string, unknown>();
  return {
    name: 'shared-postcss',
    configurePostCss: (options) => ({
      ...options,
      config: false,
      plugins: options.plugins.map((plugin) => {
        if (!isNamed(plugin)) return plugin;
        const [path, pluginOptions] = plugin;
        const key = JSON.stringify(plugin);
        if (!made.has(key)) made.set(key, (require(path) as (given: object) => unknown)(pluginOptions));
        return made.get(key);
      }),
    }),
  };
}
