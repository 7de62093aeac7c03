import fs from 'node:fs';
import path from 'node:path';
import type {Compiler, StatsModule} from 'webpack';

/** A module as the bundler put it into a file. */
export interface ListedModule {
  name: string;
  source: string;
}

const flatten = (modules: readonly StatsModule[] = []): StatsModule[] =>
  modules.flatMap((module) => (module.modules?.length ? flatten(module.modules) : [module]));

/** Bundler plugin for `npm run bench -- --modules`: lists the modules of the file that every page loads. */
export class ModuleListPlugin {
  constructor(private readonly file: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('flat-client-module-list', (stats) => {
      const {modules} = stats.toJson({
        all: false,
        modules: true,
        nestedModules: true,
        source: true,
        ids: true,
        cachedModules: true,
        groupModulesByType: false,
        groupModulesByPath: false,
        groupModulesByExtension: false,
        groupModulesByAttributes: false,
        groupModulesByCacheStatus: false,
        modulesSpace: Infinity,
        nestedModulesSpace: Infinity,
      });
      const inMain = modules?.filter(({chunks}) => chunks?.includes('main'));
      const list = flatten(inMain).map(({name = '', source = ''}): ListedModule => ({name, source: String(source)}));
      fs.mkdirSync(path.dirname(this.file), {recursive: true});
      fs.writeFileSync(this.file, JSON.stringify(list));
    });
  }
}
