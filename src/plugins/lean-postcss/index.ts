import type {Plugin} from '@docusaurus/types';

/** Whether it is the preset for old browsers, which Docusaurus names by the path of its package, with options. */
const isPreset = (plugin: unknown): boolean =>
  Array.isArray(plugin) && typeof plugin[0] === 'string' && plugin[0].includes('postcss-preset-env');

/**
 * Takes PostCSS's preset for old browsers out: Lightning CSS, which makes the sheets small, also writes what the browsers of `package.json`
 * need. The preset took seconds of a build, and its sheets were larger. Nor does the loader look for a configuration file beside each
 * sheet; there is none.
 */
export default function leanPostCss(): Plugin {
  return {
    name: 'lean-postcss',
    configurePostCss: (options) => ({
      ...options,
      config: false,
      plugins: options.plugins.filter((plugin) => !isPreset(plugin)),
    }),
  };
}
