import {syncBuiltinESMExports} from 'node:module';
import path from 'node:path';
import threads from 'node:worker_threads';
import type {WorkerOptions} from 'node:worker_threads';

const {Worker} = threads;

/** Whether core starts the thread to render pages: it gets what pages are rendered with, after the thread pool's own data. */
const isRenderer = ({workerData}: WorkerOptions) =>
  Array.isArray(workerData) && Boolean((workerData[1] as {params?: unknown} | undefined)?.params);

class LightWorker extends Worker {
  constructor(file: string | URL, options: WorkerOptions = {}) {
    const execArgv = options.execArgv ?? process.execArgv;
    const light = {execArgv: [...execArgv, '--require', path.join(__dirname, 'withoutBundler.cjs')]};
    super(file, isRenderer(options) ? {...options, ...light} : options);
  }
}

/** Has the threads that render pages start without the bundler. Neither core nor its thread pool has a setting for how they start. */
export function startRenderersLight(): void {
  threads.Worker = LightWorker;
  syncBuiltinESMExports();
}
