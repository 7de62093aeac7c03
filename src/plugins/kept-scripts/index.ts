/** Takes minimized scripts from the last build; see README.md beside this file. */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {isCacheOn} from '../isCacheOn';
import {KeptScriptsPlugin} from './minimizer';
import type {Minify} from './minimizer';
import {createStore} from './store';

/** The bundler's own minimizer, which keeps what it was created with. */
interface Minimizer {
  name?: string;
  _args?: [{minimizerOptions?: Record<string, unknown>}?];
}

/** What of the bundler is used. */
interface Bundler {
  rspackVersion: string;
  experiments: {swc: {minify(code: string, options: object): Promise<{code: string}>}};
}

/** @throws where the minimizer has no options as it had them when this was written. */
function getOptions({_args}: Minimizer): object {
  const options = _args?.[0]?.minimizerOptions;
  if (options?.minify !== true || !('compress' in options)) {
    throw new Error(
      'kept-scripts: the bundler’s minimizer has other options than it knows. Look at getRspackMinimizers in ' +
        '@docusaurus/bundler, and adapt src/plugins/kept-scripts or leave it out of docusaurus.config.ts.',
    );
  }
  const {minify: _, ...rest} = options;
  return rest;
}

export default function keptScripts({siteDir, i18n}: LoadContext): Plugin {
  return {
    name: 'kept-scripts',
    configureWebpack(config, isServer, {currentBundler}) {
      const minimizers = (config.optimization?.minimizer ?? []) as Minimizer[];
      const index = minimizers.findIndex((minimizer) => minimizer.name === 'SwcJsMinimizerRspackPlugin');
      const minimizer = minimizers[index];
      if (isServer || !isCacheOn() || !minimizer || !config.optimization) return {};
      const options = getOptions(minimizer);
      const {rspackVersion, experiments} = currentBundler.instance as unknown as Bundler;
      const minify: Minify = async (code) => (await experiments.swc.minify(code, options)).code;
      const store = createStore(path.join(siteDir, 'node_modules/.cache/kept-scripts', `${i18n.currentLocale}.json`));
      const kept = new KeptScriptsPlugin(store, JSON.stringify([rspackVersion, options]), minify);
      config.optimization.minimizer?.splice(index, 1, kept as {apply: (compiler: Compiler) => void});
      return {};
    },
  };
}
