import {SearchError} from '../types';
import type {SearchBackend, SearchHit, SearchRequest, SearchResponse} from '../types';
import type {SearchManifest} from './manifest';
import type {FromWorker, ToWorker} from './protocol';

/** The part of `Worker` that is used; tests pass a fake. */
export interface WorkerLike {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

export interface EmbeddedOptions {
  manifest: SearchManifest;
  createWorker(): WorkerLike;
  /** Timeout of a search in milliseconds. */
  timeout?: number;
}

interface Pending {
  resolve(message: FromWorker): void;
  reject(error: SearchError): void;
  timer: ReturnType<typeof setTimeout>;
}

/**
 * Searches the site's own index in a worker.
 * One search runs at a time. Of the waiting searches only the newest is sent, and the older ones get its answer. So an
 * answer never arrives after the answer to a newer query.
 */
export function createEmbeddedBackend({manifest, createWorker, timeout = 20_000}: EmbeddedOptions): SearchBackend {
  let worker: WorkerLike | undefined;
  let nextId = 1;
  const pending = new Map<number, Pending>();
  const listeners = new Set<() => void>();

  function drop(error: SearchError): void {
    worker?.terminate();
    worker = undefined;
    for (const {reject, timer} of pending.values()) {
      clearTimeout(timer);
      reject(error);
    }
    pending.clear();
  }

  function start(): WorkerLike {
    if (worker) return worker;
    let created: WorkerLike;
    try {
      created = createWorker();
    } catch (error) {
      throw new SearchError('worker', `The search worker cannot start: ${String(error)}`);
    }
    created.onerror = (event) => {
      event.preventDefault?.();
      drop(new SearchError('worker', `The search worker stopped: ${event.message}`));
    };
    created.onmessage = ({data}) => {
      if (data.type === 'more') {
        for (const listener of listeners) listener();
        return;
      }
      const waiting = pending.get(data.id);
      if (!waiting) return;
      pending.delete(data.id);
      clearTimeout(waiting.timer);
      if (data.type === 'failure') waiting.reject(new SearchError(data.failure, data.message));
      else waiting.resolve(data);
    };
    created.postMessage({type: 'start', manifest});
    worker = created;
    return created;
  }

  async function ask(toMessage: (id: number) => ToWorker): Promise<FromWorker> {
    const running = start();
    const id = nextId++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        pending.delete(id);
        reject(new SearchError('timeout', `The search took more than ${timeout} ms.`));
      }, timeout);
      pending.set(id, {resolve, reject, timer});
      running.postMessage(toMessage(id));
    });
  }

  async function send(request: SearchRequest): Promise<SearchResponse> {
    const message = await ask((id) => ({type: 'search', id, request}));
    if (message.type !== 'answer') throw new SearchError('malformed', `The search worker answered "${message.type}".`);
    return message.response;
  }

  const search = keepNewest(send);

  return {
    warm(tags) {
      try {
        start().postMessage({type: 'warm', tags});
      } catch {
        // The next search will report the failure.
      }
    },
    search,
    async getTopPages(tag, platform): Promise<readonly SearchHit[]> {
      try {
        const message = await ask((id) => ({type: 'top', id, tag, platform}));
        return message.type === 'top' ? message.hits : [];
      } catch {
        return [];
      }
    },
    onMore(callback) {
      listeners.add(callback);
      return () => listeners.delete(callback);
    },
  };
}

/**
 * Runs one call at a time. Calls that arrive meanwhile wait; only the newest of them runs next, and all of them get its
 * result.
 */
export function keepNewest<In, Out>(run: (input: In) => Promise<Out>): (input: In) => Promise<Out> {
  let running: Promise<unknown> | undefined;
  let waiting: {input: In; promise: Promise<Out>} | undefined;

  function start(input: In): Promise<Out> {
    const promise = run(input);
    const settled = promise.then(
      () => undefined,
      () => undefined,
    );
    running = settled;
    void settled.then(() => {
      if (running === settled) running = undefined;
    });
    return promise;
  }

  return (input) => {
    if (!running) return start(input);
    if (waiting) {
      waiting.input = input;
      return waiting.promise;
    }
    const entry = {input, promise: undefined as unknown as Promise<Out>};
    entry.promise = running.then(() => {
      waiting = undefined;
      return start(entry.input);
    });
    waiting = entry;
    return entry.promise;
  };
}
