/** Leaves files of the last build where they are if this one would write the same; see README.md beside this file. */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {isCacheOn} from '../isCacheOn';
import {replaceCoreFunction} from '../replaceCoreFunction';
import {createStore} from './store';

const name = 'kept-output';

type ClearPath = (folder: string) => Promise<void>;
type ExecuteSSG = (inputs: object) => Promise<unknown>;

export default function keptOutput({siteDir, outDir, i18n}: LoadContext): Plugin {
  if (!isCacheOn()) return {name};
  const store = createStore(path.join(siteDir, 'node_modules/.cache', name, i18n.currentLocale));
  const putAside =
    (clear: ClearPath): ClearPath =>
    async (folder) => {
      if (folder !== outDir || !store.putAside(outDir)) await clear(folder);
    };
  const rememberAfter =
    (render: ExecuteSSG): ExecuteSSG =>
    async (inputs) => {
      const result = await render(inputs);
      store.remember(outDir);
      return result;
    };
  replaceCoreFunction('commands/utils/clearPath', 'default', putAside, name);
  replaceCoreFunction('ssg/ssgExecutor', 'executeSSG', rememberAfter, name);
  return {
    name,
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      const putBack = {
        apply(compiler: Compiler) {
          compiler.hooks.emit.tap(name, ({assets}) => {
            const files = new Set(Object.keys(assets).map((file) => path.normalize(file)));
            store.putBack(outDir, (file) => files.has(file));
          });
        },
      };
      return {plugins: [putBack]};
    },
  };
}
