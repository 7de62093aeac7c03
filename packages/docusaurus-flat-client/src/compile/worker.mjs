// What a thread runs. Plain JavaScript, because a thread cannot read TypeScript by itself.
import {loadFreshModule} from '@docusaurus/utils';
import {fileURLToPath} from 'node:url';
import {workerData} from 'node:worker_threads';

const {createCompiler, describeError} = await loadFreshModule(fileURLToPath(new URL('compiler.ts', import.meta.url)));
// The first item is tinypool's.
const compile = await createCompiler(workerData[1]);

/**
 * @param {import('./compiler').Page} page
 * @returns {Promise<import('./pool').Answer>}
 */
export default async function compilePage(page) {
  try {
    const {content, data} = await compile(page);
    return {result: {content, data: {contentTitle: data.contentTitle}}};
  } catch (error) {
    return {error: describeError(error)};
  }
}
