/**
 * Takes the HTML of all pages from the last build where nothing that it is made from has changed; see README.md beside this file.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isCacheOn} from '../isCacheOn';
import {replaceCoreFunction} from '../replaceCoreFunction';
import {hashInputs, packageList} from './inputs';
import type {Inputs} from './inputs';
import {createStore} from './store';

const name = 'kept-pages';

type ExecuteSSG = (inputs: Inputs) => Promise<{collectedData: unknown}>;

/** Whether HTML is kept: not where it cannot be known which packages are installed, as with another package manager than npm. */
const isOn = () => isCacheOn() && fs.existsSync(packageList);

export default function keptPages({siteDir, i18n}: LoadContext): Plugin {
  if (isOn()) {
    const store = createStore(path.join(siteDir, 'node_modules/.cache', name, i18n.currentLocale));
    const keepPages =
      (render: ExecuteSSG): ExecuteSSG =>
      async (inputs) => {
        const key = await hashInputs(inputs);
        const kept = await store.restore(key, inputs.props.outDir);
        if (kept) return kept as {collectedData: unknown};
        const before = await store.listPages(inputs.props.outDir);
        const result = await render(inputs);
        await store.keep(key, inputs.props.outDir, before, result);
        return result;
      };
    replaceCoreFunction('ssg/ssgExecutor', 'executeSSG', keepPages, name);
  }
  return {name};
}
