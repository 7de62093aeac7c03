import type {WorkerLike} from './backend';

/** Starts the worker; the bundler makes a file of its own from what stands behind the address. */
export function createWorker(): WorkerLike {
  return new Worker(new URL('./worker.ts', import.meta.url), {name: 'search'});
}
