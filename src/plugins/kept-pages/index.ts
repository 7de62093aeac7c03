/**
 * Takes the HTML of all pages from the last build where nothing that it is made from has changed; see README.md beside this file.
 */
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isCacheOn} from '../isCacheOn';
import {hashInputs, packageList} from './inputs';
import type {Inputs} from './inputs';
import {createStore} from './store';

interface Executor {
  executeSSG(inputs: Inputs): Promise<{collectedData: unknown}>;
}

/** Core's own module, as the build command has it; it reads the function from the module each time. */
function getExecutor(): Executor {
  const executor = createRequire(__filename)('@docusaurus/core/lib/ssg/ssgExecutor') as Partial<Executor>;
  if (typeof executor.executeSSG !== 'function') {
    throw new Error(
      'kept-pages: @docusaurus/core/lib/ssg/ssgExecutor has no executeSSG. Look at what renders pages in ' +
        'lib/commands/build/buildLocale.js of the core, and adapt src/plugins/kept-pages or leave it out of docusaurus.config.ts.',
    );
  }
  return executor as Executor;
}

/** Whether HTML is kept: not where it cannot be known which packages are installed, as with another package manager than npm. */
const isOn = () => isCacheOn() && fs.existsSync(packageList);

export default function keptPages({siteDir, i18n}: LoadContext): Plugin {
  if (isOn()) {
    const executor = getExecutor();
    const render = executor.executeSSG;
    const store = createStore(path.join(siteDir, 'node_modules/.cache/kept-pages', i18n.currentLocale));
    executor.executeSSG = async (inputs) => {
      // Once: the next locale has a plugin of its own.
      executor.executeSSG = render;
      const key = await hashInputs(inputs);
      const kept = await store.restore(key, inputs.props.outDir);
      if (kept) return kept as {collectedData: unknown};
      const before = await store.listPages(inputs.props.outDir);
      const result = await render(inputs);
      await store.keep(key, inputs.props.outDir, before, result);
      return result;
    };
  }
  return {name: 'kept-pages'};
}
