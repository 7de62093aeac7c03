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

/** The worker, and the messages that wait for its answer. It is started when it is needed, and again after it stopped. */
class WorkerConnection {
  private worker: WorkerLike | undefined;
  private nextId = 1;
  private readonly pending = new Map<number, Pending>();
  readonly listeners = new Set<() => void>();

  constructor(
    private readonly options: EmbeddedOptions,
    private readonly timeout: number,
  ) {}

  /** @throws SearchError where the worker cannot start. */
  start(): WorkerLike {
    if (this.worker) return this.worker;
    let created: WorkerLike;
    try {
      created = this.options.createWorker();
    } catch (error) {
      throw new SearchError('worker', `The search worker cannot start: ${String(error)}`);
    }
    created.onerror = (event) => {
      event.preventDefault?.();
      this.drop(new SearchError('worker', `The search worker stopped: ${event.message}`));
    };
    created.onmessage = ({data}) => this.receive(data);
    created.postMessage({type: 'start', manifest: this.options.manifest});
    this.worker = created;
    return created;
  }

  async ask(toMessage: (id: number) => ToWorker): Promise<FromWorker> {
    const {pending, timeout} = this;
    const running = this.start();
    const id = this.nextId++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        pending.delete(id);
        reject(new SearchError('timeout', `The search took more than ${timeout} ms.`));
      }, timeout);
      pending.set(id, {resolve, reject, timer});
      running.postMessage(toMessage(id));
    });
  }

  private receive(message: FromWorker): void {
    if (message.type === 'more') {
      for (const listener of this.listeners) listener();
      return;
    }
    const waiting = this.pending.get(message.id);
    if (!waiting) return;
    this.pending.delete(message.id);
    clearTimeout(waiting.timer);
    if (message.type === 'failure') waiting.reject(new SearchError(message.failure, message.message));
    else waiting.resolve(message);
  }

  private drop(error: SearchError): void {
    this.worker?.terminate();
    this.worker = undefined;
    for (const {reject, timer} of this.pending.values()) {
      clearTimeout(timer);
      reject(error);
    }
    this.pending.clear();
  }
}

/**
 * Searches the site's own index in a worker.
 * One search runs at a time. Of the waiting searches only the newest is sent, and the older ones get its answer. So an
 * answer never arrives after the answer to a newer query.
 */
export function createEmbeddedBackend(options: EmbeddedOptions): SearchBackend {
  const connection = new WorkerConnection(options, options.timeout ?? 20_000);

  async function send(request: SearchRequest): Promise<SearchResponse> {
    const message = await connection.ask((id) => ({type: 'search', id, request}));
    if (message.type !== 'answer') throw new SearchError('malformed', `The search worker answered "${message.type}".`);
    return message.response;
  }

  return {
    warm(tags) {
      try {
        connection.start().postMessage({type: 'warm', tags});
      } catch {
        // The next search will report the failure.
      }
    },
    search: keepNewest(send),
    async getTopPages(tag, platform): Promise<readonly SearchHit[]> {
      try {
        const message = await connection.ask((id) => ({type: 'top', id, tag, platform}));
        return message.type === 'top' ? message.hits : [];
      } catch {
        return [];
      }
    },
    onMore(callback) {
      connection.listeners.add(callback);
      return () => connection.listeners.delete(callback);
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
