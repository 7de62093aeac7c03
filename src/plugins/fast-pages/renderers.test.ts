import threads from 'node:worker_threads';
import {expect, it, vi} from 'vitest';
import {startRenderersLight} from './renderers';

/** Runs code in a thread as core's pool starts it, and gives what it posts. */
function run(code: string, workerData: unknown): Promise<unknown> {
  const worker = new threads.Worker(`require('node:worker_threads').parentPort.postMessage(${code})`, {
    eval: true,
    workerData,
  });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve).once('error', reject);
  });
}

const countModules = 'Object.keys(require.cache).length';
const renderer = [{}, {params: {}}];

it('starts a thread for pages without the bundler, which is there when asked for', async () => {
  vi.stubEnv('SKIP_HTML_MINIFICATION', 'true');
  startRenderersLight();
  const ask = (name: string) => `[typeof require('@docusaurus/bundler').${name}, ${countModules}]`;
  const [minifier, few] = (await run(ask('getHtmlMinifier'), renderer)) as [string, number];
  expect(minifier).toBe('function');
  expect(few).toBeLessThan(10);
  const [compile, many] = (await run(ask('compile'), renderer)) as [string, number];
  expect(compile).toBe('function');
  expect(many).toBeGreaterThan(few);
});

it('leaves other threads as they are', async () => {
  startRenderersLight();
  expect(await run(countModules, undefined)).toBe(0);
});
