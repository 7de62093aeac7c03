/**
 * Writes `licenses.txt`: the packages that readers get parts of, with their licenses. They are those of the modules that the bundler
 * and the demos' bundler put into files, and those that `assets` names.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import type {Compiler, StatsModule} from 'webpack';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {getBundledFilesPath} from '../demos/bundledFiles';
import {formatLicenses, getPackageFolder, readPackage} from './packages';

export interface LicensesOptions {
  /** Packages that fonts, icons or other files of the site were made from, which no module shows. */
  assets: readonly string[];
}

const everyModule = {
  all: false,
  modules: true,
  nestedModules: true,
  ids: true,
  // Modules that were joined into another are called orphans.
  orphanModules: true,
  cachedModules: true,
  groupModulesByType: false,
  groupModulesByPath: false,
  groupModulesByExtension: false,
  groupModulesByAttributes: false,
  groupModulesByCacheStatus: false,
  modulesSpace: Infinity,
  nestedModulesSpace: Infinity,
} as const;

/** Modules that were joined into one stand inside that one, which names the chunks. One without a chunk only ran in the build. */
function getShippedNames(modules: readonly StatsModule[] = [], outer: StatsModule['chunks'] = []): string[] {
  return modules.flatMap(({name = '', nameForCondition, chunks: own, modules: inner}) => {
    const chunks = own?.length ? own : outer;
    if (inner?.length) return getShippedNames(inner, chunks);
    return chunks?.length ? [nameForCondition || name] : [];
  });
}

export default function licenses({siteDir, generatedFilesDir}: LoadContext, {assets}: LicensesOptions): Plugin {
  let folders = new Set<string>();
  const addModules = (modules: readonly string[]) => {
    for (const module of modules) {
      const folder = getPackageFolder(module);
      if (folder) folders.add(path.resolve(siteDir, folder));
    }
  };

  return {
    name: 'licenses',

    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const apply = (compiler: Compiler) => {
        compiler.hooks.done.tap('licenses', (stats) => {
          folders = new Set();
          addModules(getShippedNames(stats.toJson(everyModule).modules));
        });
      };
      return {plugins: [{apply}]};
    },

    async postBuild({outDir}) {
      addModules(JSON.parse(await fs.readFile(getBundledFilesPath(generatedFilesDir), 'utf8')) as string[]);
      for (const name of assets) folders.add(path.dirname(require.resolve(`${name}/package.json`, {paths: [siteDir]})));
      await fs.writeFile(path.join(outDir, 'licenses.txt'), formatLicenses([...folders].map(readPackage)));
    },
  };
}
