// What a thread runs. Plain JavaScript, because a thread cannot read TypeScript by itself.
import {loadFreshModule} from '@docusaurus/utils';
import {fileURLToPath} from 'node:url';
import {workerData} from 'node:worker_threads';

const {createTwin} = await loadFreshModule(fileURLToPath(new URL('twins.ts', import.meta.url)));
// The first item is tinypool's.
const site = workerData[1];

/**
 * @param {import('./maker').TwinTask} task
 * @returns {string | undefined}
 */
export default function makeTwin({html, page}) {
  return createTwin(html, page, site);
}
