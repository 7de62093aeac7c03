// What a thread starts with. Plain JavaScript, as a thread cannot read TypeScript by itself.
import {loadFreshModule} from '@docusaurus/utils';
import {fileURLToPath} from 'node:url';
import {parentPort, workerData} from 'node:worker_threads';

// `unist-util-visit-parents` gives a function the name of each node that it comes to, for stack traces. That took a tenth of a page's time.
const {defineProperty} = Object;
Object.defineProperty = (object, key, descriptor) =>
  key === 'name' && typeof object === 'function' && object.name === 'visit'
    ? object
    : defineProperty(object, key, descriptor);

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
