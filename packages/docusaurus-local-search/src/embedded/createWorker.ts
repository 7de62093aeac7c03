import type {WorkerLike} from './backend';

/** Starts the worker. The bundler makes a separate file of the module behind this URL. */
export function createWorker(): WorkerLike {
  return new Worker(new URL('./worker.ts', import.meta.url), {name: 'search'});
}
