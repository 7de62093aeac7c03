import type {Plugin} from '@docusaurus/types';

/** Whether a plugin is the preset for old browsers. Docusaurus names it by the path of its package, with options. */
const isPreset = (plugin: unknown): boolean =>
  Array.isArray(plugin) && typeof plugin[0] === 'string' && plugin[0].includes('postcss-preset-env');

/**
 * Removes PostCSS's preset for old browsers. Lightning CSS, which minifies the sheets, also writes what the browsers of `package.json`
 * need. The preset took seconds of a build, and its sheets were larger. The loader also looks for no configuration file next to each
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
