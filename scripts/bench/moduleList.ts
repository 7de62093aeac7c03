import fs from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Compiler, StatsModule} from 'webpack';

/** A module as the bundler put it into files. */
export interface ListedModule {
  name: string;
  /** Before minification, and before what nobody imports is left out. */
  source: string;
  /** Names of the chunks that have it. */
  chunks: string[];
}

const isScript = ({moduleType = ''}: StatsModule) => /^(javascript|json)/.test(moduleType);
const isPage = ({name = ''}: StatsModule) => /\.mdx?(\?|$)/.test(name);

/** Modules that were joined into one stand inside that one, which names the chunks. */
function flatten(modules: readonly StatsModule[], outer: StatsModule['chunks'] = []): ListedModule[] {
  return modules.flatMap((module) => {
    const chunks = module.chunks?.length ? module.chunks : outer;
    if (module.modules?.length) return flatten(module.modules, chunks);
    if (!chunks.length || !isScript(module) || isPage(module)) return [];
    return [{name: module.name ?? '', source: String(module.source ?? ''), chunks: chunks.map(String)}];
  });
}

/** Lists the modules of all scripts, without the pages' texts. */
class ModuleListPlugin {
  constructor(private readonly file: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('module-list', (stats) => {
      const {modules} = stats.toJson({
        all: false,
        modules: true,
        nestedModules: true,
        // Modules that were joined into another are called orphans.
        orphanModules: true,
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
      fs.mkdirSync(path.dirname(this.file), {recursive: true});
      fs.writeFileSync(this.file, JSON.stringify(flatten(modules ?? [])));
    });
  }
}

/** Plugin of Docusaurus for `npm run bench -- --modules`, which names the file for the list in `MODULE_LIST`. */
export default function moduleList(): Plugin {
  const file = process.env.MODULE_LIST;
  return {
    name: 'module-list',
    configureWebpack: (_config, isServer) =>
      isServer || !file
        ? {}
        : {plugins: [new ModuleListPlugin(path.resolve(file)) as {apply: (compiler: Compiler) => void}]},
  };
}
