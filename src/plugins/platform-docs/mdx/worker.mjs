// What a thread starts with. Plain JavaScript, as a thread cannot read TypeScript by itself.
import {loadFreshModule} from '@docusaurus/utils';
import {fileURLToPath} from 'node:url';
import {parentPort, workerData} from 'node:worker_threads';

const {createCompiler, describeError} = await loadFreshModule(fileURLToPath(new URL('compile.ts', import.meta.url)));
const compile = await createCompiler(workerData);

parentPort.on('message', async ({id, page}) => {
  try {
    const {content, data} = await compile(page);
    parentPort.postMessage({id, result: {content, data: {contentTitle: data.contentTitle}}});
  } catch (error) {
    parentPort.postMessage({id, error: describeError(error)});
  }
});
