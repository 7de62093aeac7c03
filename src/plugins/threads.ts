import os from 'node:os';

/**
 * Starts threads for work of a build that takes long on one processor.
 * @param filename of a module in plain JavaScript, whose default export takes a task. A thread cannot read TypeScript by itself.
 * @param workerData what each thread gets once, as the second item of its `workerData`.
 */
export async function createThreads(filename: string, workerData?: unknown) {
  const {default: Pool} = await import('tinypool');
  const maxThreads = Math.min(os.availableParallelism(), 4);
  return new Pool({filename, maxThreads, isolateWorkers: false, workerData});
}

export type Threads = Awaited<ReturnType<typeof createThreads>>;
