/** Compiles pages in threads if many are waiting, as in a build without a cache. */
import os from 'node:os';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import type Tinypool from 'tinypool';
import {toError} from './compiler';
import type {CompiledPage, CompilerSetup, Page, SentError} from './compiler';

type Compile = (page: Page) => Promise<CompiledPage>;

/** What a thread answers. Errors are sent as data, because a cloned error loses its place in the page. */
export type Answer = {result: CompiledPage; error?: undefined} | {error: SentError};

/** A thread takes a second to load the compiler, so up to this many waiting pages are compiled without one. */
const fewPages = 8;
/** Milliseconds after which an idle thread ends. */
const idleTimeout = 1000;

/**
 * @param getSetup what the threads need, asked when the first one starts.
 * @param compileHere compiles in this thread.
 * @param maxThreads how many threads may run. With fewer than two, none is started.
 */
export function createPool(
  getSetup: () => CompilerSetup,
  compileHere: Compile,
  maxThreads = Math.min(os.availableParallelism(), 4),
): Compile {
  let pool: Promise<Tinypool> | undefined;
  let waiting = 0;

  async function createThreads(): Promise<Tinypool> {
    const {default: Pool} = await import('tinypool');
    const filename = path.join(__dirname, 'worker.mjs');
    return new Pool({filename, minThreads: 0, maxThreads, idleTimeout, isolateWorkers: false, workerData: getSetup()});
  }

  async function compileInThread(page: Page): Promise<CompiledPage> {
    const answer = (await (await (pool ??= createThreads())).run(page)) as Answer;
    if (answer.error) throw toError(answer.error);
    return answer.result;
  }

  return async (page) => {
    const compile = maxThreads > 1 && (pool || waiting >= fewPages) ? compileInThread : compileHere;
    waiting++;
    try {
      return await compile(page);
    } finally {
      waiting--;
    }
  };
}

/**
 * Compiles a page once for the browser's bundle and the server's. In its own cache Docusaurus has the server's bundle wait for the
 * browser's, which never asks for a page that the bundler has cached.
 */
export function compileOnce(compile: Compile): Compile {
  const compiled = new Map<string, {page: Page; result: Promise<CompiledPage>}>();
  return ({compilerName: _compilerName, ...rest}) => {
    // As for the browser: a page compiled for the server does not emit its files.
    const page: Page = {...rest, compilerName: 'client'};
    const known = compiled.get(page.filePath);
    if (known && isDeepStrictEqual(known.page, page)) {
      compiled.delete(page.filePath);
      return known.result;
    }
    const result = compile(page);
    compiled.set(page.filePath, {page, result});
    return result;
  };
}
