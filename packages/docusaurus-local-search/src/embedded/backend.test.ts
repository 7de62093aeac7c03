import {describe, expect, it, vi} from 'vitest';
import {createShards, fixtureTag} from '../engine/fixture';
import {SearchError} from '../types';
import type {SearchRequest, SearchResponse} from '../types';
import {createEmbeddedBackend, keepNewest} from './backend';
import type {WorkerLike} from './backend';
import {fetchJson} from './fetchJson';
import type {FromWorker, ToWorker} from './protocol';
import {SearchService} from './service';

const manifest = {format: 2, shards: {[fixtureTag]: {heads: '/heads.json', texts: '/texts.json'}}};
const request = (query: string, tags = [fixtureTag]): SearchRequest => ({query, language: 'en', tags, platform: 'web'});

function createService(
  fetch: (url: string) => Promise<unknown> = async (url) => createShards()[url === '/heads.json' ? 'heads' : 'texts'],
) {
  const onMore = vi.fn();
  const fetched = vi.fn(fetch);
  const service = new SearchService({manifest, fetchJson: fetched, pause: () => Promise.resolve(), onMore});
  return {service, onMore, urls: () => fetched.mock.calls.map(([url]) => url)};
}

describe('SearchService', () => {
  it('answers from headings, then fetches texts and reports a better answer', async () => {
    const {service, onMore, urls} = createService();
    const early = await service.search(request('drm systems'));
    expect(early.complete).toBe(false);
    expect(early.hits[0]?.url).toContain('drm-systems');
    await vi.waitFor(() => expect(onMore).toHaveBeenCalledOnce());
    expect((await service.search(request('drm systems'))).complete).toBe(true);
    expect(urls()).toEqual(['/heads.json', '/texts.json']);
  });

  it.each([
    ['a name that only a sample has', 'zoomLevel', 'sdks/web/getting-started'],
    ['words that only a text has', 'stays over other windows', 'picture-in-picture'],
  ])('waits for texts when headings have no good answer: %s', async (_, query, url) => {
    const {service} = createService();
    const {hits, complete} = await service.search(request(query));
    expect(complete).toBe(true);
    expect(hits[0]?.url).toContain(url);
  });

  it('ignores tags without an index', async () => {
    const {service, urls} = createService();
    expect((await service.search(request('drm', ['default', 'docs-default-v9', 'constructor']))).total).toBe(0);
    expect(urls()).toEqual([]);
  });

  it('retries a failed load', async () => {
    let fail = true;
    const {service} = createService(async (url) => {
      if (fail) throw new SearchError('network', 'down');
      return createShards()[url === '/heads.json' ? 'heads' : 'texts'];
    });
    await expect(service.search(request('drm'))).rejects.toMatchObject({failure: 'network'});
    fail = false;
    expect((await service.search(request('drm'))).total).toBeGreaterThan(0);
  });

  it('keeps the answer from headings when texts fail to load', async () => {
    const {service} = createService(async (url) => {
      if (url === '/texts.json') throw new SearchError('not-found', '404');
      return createShards().heads;
    });
    expect((await service.search(request('drm zzzzz'))).hits.length).toBeGreaterThan(0);
    await expect(service.search(request('zzzzz'))).rejects.toMatchObject({failure: 'not-found'});
  });

  it('reports a file of another format as malformed', async () => {
    const {service} = createService(async () => ({pages: 'none'}));
    await expect(service.search(request('drm'))).rejects.toMatchObject({failure: 'malformed'});
  });
});

describe('keepNewest', () => {
  it('runs one at a time, skips stale searches, and never answers out of order', async () => {
    const runs: string[] = [];
    const resolvers: (() => void)[] = [];
    const search = keepNewest(async (query: string) => {
      runs.push(query);
      await new Promise<void>((resolve) => resolvers.push(resolve));
      return query.toUpperCase();
    });
    const answers: string[] = [];
    const searches = ['a', 'ab', 'abc', 'abcd'].map((query) => search(query).then((answer) => answers.push(answer)));
    resolvers[0]?.();
    await vi.waitFor(() => expect(resolvers).toHaveLength(2));
    resolvers[1]?.();
    await Promise.all(searches);
    expect(runs).toEqual(['a', 'abcd']);
    expect(answers).toEqual(['A', 'ABCD', 'ABCD', 'ABCD']);
  });

  it('continues after a failure', async () => {
    const search = keepNewest(async (query: string) => {
      if (query === 'bad') throw new Error('bad');
      return query;
    });
    const failed = search('bad');
    const next = search('good');
    await expect(failed).rejects.toThrow('bad');
    await expect(next).resolves.toBe('good');
    await expect(search('again')).resolves.toBe('again');
  });
});

class FakeWorker implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  messages: ToWorker[] = [];
  terminated = false;
  constructor(private readonly reply?: (message: ToWorker) => FromWorker | undefined) {}
  postMessage(message: ToWorker): void {
    this.messages.push(message);
    const data = this.reply?.(message);
    if (data) queueMicrotask(() => this.onmessage?.({data} as MessageEvent<FromWorker>));
  }
  terminate(): void {
    this.terminated = true;
  }
}

const response = (query: string): SearchResponse => ({
  query,
  hits: [],
  total: 0,
  facets: {platform: {}, kind: {}, tag: {}},
  complete: true,
});

describe('createEmbeddedBackend', () => {
  it('starts the worker once, with the manifest, and sends it searches', async () => {
    const worker = new FakeWorker((message) =>
      message.type === 'search'
        ? {type: 'answer', id: message.id, response: response(message.request.query)}
        : undefined,
    );
    const createWorker = vi.fn(() => worker);
    const backend = createEmbeddedBackend({manifest, createWorker});
    backend.warm([fixtureTag]);
    await expect(backend.search(request('a'))).resolves.toMatchObject({query: 'a'});
    expect(createWorker).toHaveBeenCalledOnce();
    expect(worker.messages.map(({type}) => type)).toEqual(['start', 'warm', 'search']);
  });

  it('rejects searches, and throws nowhere else, when workers are blocked', async () => {
    const backend = createEmbeddedBackend({
      manifest,
      createWorker: () => {
        throw new Error('blocked');
      },
    });
    expect(() => backend.warm([fixtureTag])).not.toThrow();
    await expect(backend.search(request('a'))).rejects.toMatchObject({failure: 'worker'});
    await expect(backend.getTopPages(fixtureTag, 'web')).resolves.toEqual([]);
  });

  it('starts a new worker after one has died', async () => {
    const dying = new FakeWorker();
    const healthy = new FakeWorker((message) =>
      message.type === 'search' ? {type: 'answer', id: message.id, response: response('b')} : undefined,
    );
    const workers = [dying, healthy];
    const backend = createEmbeddedBackend({manifest, createWorker: () => workers.shift() as FakeWorker});
    const failed = backend.search(request('a'));
    await Promise.resolve();
    dying.onerror?.({message: 'out of memory'} as ErrorEvent);
    await expect(failed).rejects.toMatchObject({failure: 'worker'});
    expect(dying.terminated).toBe(true);
    await expect(backend.search(request('b'))).resolves.toMatchObject({query: 'b'});
  });

  it('times out', async () => {
    const backend = createEmbeddedBackend({manifest, createWorker: () => new FakeWorker(), timeout: 10});
    await expect(backend.search(request('a'))).rejects.toMatchObject({failure: 'timeout'});
  });
});

describe('fetchJson', () => {
  const respond = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));
  it.each([
    ['not-found', async () => new Response('', {status: 404})],
    ['server', async () => new Response('', {status: 500})],
    ['malformed', async () => new Response('<!doctype html>')],
    ['network', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('reports %s', async (failure, answer) => {
    respond(answer);
    await expect(fetchJson('/x.json')).rejects.toMatchObject({failure});
    vi.unstubAllGlobals();
  });
});
