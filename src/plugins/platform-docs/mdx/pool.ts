/**
 * Compiles pages in threads where many wait, as in a build without a cache or the first start of the dev server. Compiling Markdown
 * takes half of such a build, and the loader does it all in the thread that also drives the bundler.
 */
import os from 'node:os';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import {toError} from './compile';
import type {CompiledPage, CompilerSetup, Page, SentError} from './compile';

/** Fewer are done sooner than a thread starts. */
export const fewPages = 40;
/** The bundler asks for pages as it finds them. */
const gatherMs = 20;
const idleMs = 1000;

interface Job {
  page: Page;
  resolve: (result: CompiledPage) => void;
  reject: (error: Error) => void;
}

type Answer = {id: number} & ({result: CompiledPage; error?: undefined} | {error: SentError});

export interface Pool {
  compile(page: Page): Promise<CompiledPage>;
  /** Starts the threads before there are pages, where many are expected: loading the compiler takes a thread a second. */
  warmUp(): void;
}

/**
 * @param getSetup what the threads need, asked as they start, and again where they were started before there were pages.
 * @param compileHere compiles in this thread.
 * @param threads how many may run.
 */
export function createPool(
  getSetup: () => CompilerSetup,
  compileHere: (page: Page) => Promise<CompiledPage>,
  threads = Math.min(os.availableParallelism(), 4),
): Pool {
  const waiting: Job[] = [];
  const running = new Map<number, Job & {worker: Worker}>();
  let workers: Worker[] = [];
  let warm: Worker[] = [];
  let nextId = 0;
  let gathering: NodeJS.Timeout | undefined;
  let idle: NodeJS.Timeout | undefined;

  function stop(): void {
    for (const worker of [...workers, ...warm]) void worker.terminate();
    workers = [];
    warm = [];
  }

  function fail(error: Error): void {
    stop();
    for (const {reject} of [...running.values(), ...waiting.splice(0)]) reject(error);
    running.clear();
  }

  /**
   * Each thread has pages at hand, so that it does not wait for this one, which may be busy for seconds: of many that wait a good share,
   * and fewer and fewer towards the end, so that all threads are done at the same time.
   */
  function give(worker: Worker): void {
    const atHand = [...running.values()].filter((job) => job.worker === worker).length;
    if (atHand > 1) return;
    for (const job of waiting.splice(0, Math.ceil(waiting.length / (2 * threads)))) {
      running.set(++nextId, {...job, worker});
      worker.postMessage({id: nextId, page: job.page});
    }
    if (running.size === 0) {
      clearTimeout(idle);
      idle = setTimeout(stop, idleMs);
    }
  }

  function create(): Worker[] {
    const workerData = getSetup();
    return Array.from({length: threads}, () => {
      const worker = new Worker(path.join(__dirname, 'worker.mjs'), {workerData});
      worker.on('message', (answer: Answer) => {
        const job = running.get(answer.id);
        running.delete(answer.id);
        give(worker);
        if (answer.error) job?.reject(toError(answer.error));
        else job?.resolve(answer.result);
      });
      worker.on('error', fail);
      return worker;
    });
  }

  function start(): void {
    const setup = warm.length ? getSetup() : undefined;
    workers = setup ? warm : create();
    warm = [];
    for (const worker of workers) {
      worker.ref();
      if (setup) worker.postMessage({setup});
      give(worker);
    }
  }

  function flush(): void {
    gathering = undefined;
    if (workers.length) workers.forEach(give);
    else if (threads > 1 && waiting.length >= fewPages) start();
    else for (const {page, resolve, reject} of waiting.splice(0)) compileHere(page).then(resolve, reject);
  }

  return {
    warmUp() {
      if (threads > 1) warm = create();
      // They may never be used.
      for (const worker of warm) worker.unref();
    },
    compile: (page) =>
      new Promise((resolve, reject) => {
        clearTimeout(idle);
        waiting.push({page, resolve, reject});
        gathering ??= setTimeout(flush, workers.length ? 0 : gatherMs);
      }),
  };
}
