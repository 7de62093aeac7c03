// What a thread starts with. Plain JavaScript, as a thread cannot read TypeScript by itself.
import {loadFreshModule} from '@docusaurus/utils';
import {fileURLToPath} from 'node:url';
import {parentPort, workerData} from 'node:worker_threads';

const {createCompiler, describeError} = await loadFreshModule(fileURLToPath(new URL('compile.ts', import.meta.url)));
const steps = await loadFreshModule(workerData.markdownSteps);
let compile = await createCompiler(workerData, steps);

parentPort.on('message', async ({id, page, setup}) => {
  if (setup) {
    compile = createCompiler(setup, steps);
    return;
  }
  try {
    const {content, data} = await (await compile)(page);
    parentPort.postMessage({id, result: {content, data: {contentTitle: data.contentTitle}}});
  } catch (error) {
    parentPort.postMessage({id, error: describeError(error)});
  }
});
