import {describe, expect, it, vi} from 'vitest';
import {createLazyBackend} from './lazyBackend';
import type {SearchBackend, SearchResponse} from './types';

const response: SearchResponse = {
  query: 'hls',
  hits: [],
  total: 0,
  facets: {platform: {}, kind: {}, tag: {}},
  complete: true,
};
const request = {query: 'hls', language: 'en', tags: ['docs-default-current']};

function createBackend() {
  const stop = vi.fn();
  return {
    stop,
    warm: vi.fn(),
    search: vi.fn(async () => response),
    getTopPages: vi.fn(async () => []),
    onMore: vi.fn((_callback: () => void) => stop),
  } satisfies SearchBackend & {stop: () => void};
}

describe('createLazyBackend', () => {
  it('loads on first use, once', async () => {
    const backend = createBackend();
    const load = vi.fn(async () => backend);
    const lazy = createLazyBackend(load);
    expect(load).not.toHaveBeenCalled();
    lazy.warm(['docs-default-current']);
    expect(await lazy.search(request)).toBe(response);
    await lazy.getTopPages('docs-default-current', 'web');
    expect(load).toHaveBeenCalledTimes(1);
    expect(backend.warm).toHaveBeenCalledWith(['docs-default-current']);
  });

  it('fails with a SearchError, and loads again for the next search', async () => {
    const load = vi.fn(async (): Promise<SearchBackend> => createBackend());
    load.mockRejectedValueOnce(new Error('no connection'));
    const lazy = createLazyBackend(load);
    await expect(lazy.search(request)).rejects.toMatchObject({name: 'SearchError', failure: 'network'});
    expect(await lazy.search(request)).toBe(response);
  });

  it('suggests no pages when it fails to load', async () => {
    const lazy = createLazyBackend(() => Promise.reject(new Error('no connection')));
    expect(await lazy.getTopPages('docs-default-current', 'web')).toEqual([]);
  });

  it('stops calling back, whether it has loaded or not', async () => {
    const backend = createBackend();
    const lazy = createLazyBackend(async () => backend);
    lazy.onMore(() => undefined)();
    const stop = lazy.onMore(() => undefined);
    await lazy.search(request);
    expect(backend.onMore).toHaveBeenCalledTimes(1);
    stop();
    expect(backend.stop).toHaveBeenCalledTimes(1);
  });
});
