import {describe, expect, it, vi} from 'vitest';
import {SearchError} from '../types';
import type {SearchBackend, SearchHit, SearchResponse} from '../types';
import {createModalClient, toModalHit} from './client';
import {fromFacetFilters, toFacetFilters} from './facets';

const hit: SearchHit = {
  id: 'docs-default-current:/a/#b',
  url: '/docs/player/a/#b',
  type: 'lvl2',
  group: 'FAQ',
  title: 'A <title>',
  titleHtml: 'A &lt;title&gt;',
  headings: ['B & b'],
  headingsHtml: ['<mark>B</mark> &amp; b'],
  snippetHtml: 'about <mark>b</mark> &lt;i&gt;',
  tag: 'docs-default-current',
  kind: 'faq',
  platforms: ['web'],
};
const answer = (query: string, total = 1): SearchResponse => ({
  query,
  hits: total ? [hit] : [],
  total,
  facets: {platform: {}, kind: {}, tag: {}},
  complete: true,
});

function setUp(search: SearchBackend['search']) {
  const spy = vi.fn(search);
  const onState = vi.fn();
  const backend: SearchBackend = {
    warm: vi.fn(),
    search: spy,
    getTopPages: async () => [],
    onMore: () => () => undefined,
  };
  const client = createModalClient({
    backend,
    getReader: () => ({platform: 'ios', primaryTag: 'docs-default-v6'}),
    onState,
  });
  const ask = (query: string) =>
    client.search({
      requests: [{query, facetFilters: toFacetFilters('en', ['docs-default-v6', 'default']), hitsPerPage: 20}],
    });
  return {spy, onState, client, ask};
}

describe('createModalClient', () => {
  it('passes the modal’s facet filters and the reader’s platform to the back end', async () => {
    const {spy, ask} = setUp(async ({query}) => answer(query));
    const {results} = await ask('b');
    expect(spy).toHaveBeenCalledWith(
      expect.objectContaining({
        query: 'b',
        language: 'en',
        tags: ['docs-default-v6', 'default'],
        platform: 'ios',
        hitsPerPage: 20,
      }),
    );
    expect(results[0]).toMatchObject({nbHits: 1, hits: [{objectID: hit.id}]});
  });
  it('answers two equal searches at once', async () => {
    const {spy, ask} = setUp(async ({query}) => answer(query));
    await Promise.all([ask('b'), ask('b')]);
    expect(spy).toHaveBeenCalledOnce();
  });
  it('never throws, and reports failures', async () => {
    const {ask, onState} = setUp(async () => Promise.reject(new SearchError('network', 'down')));
    await expect(ask('b')).resolves.toEqual({results: [{hits: [], nbHits: 0}]});
    expect(onState).toHaveBeenLastCalledWith(expect.objectContaining({status: 'failed'}));
  });
  it('reports nothing about older searches once there is a newer one', async () => {
    const release = new Map<string, () => void>();
    const {ask, onState} = setUp(
      ({query}) => new Promise((resolve) => release.set(query, () => resolve(answer(query)))),
    );
    const slow = ask('a');
    const fast = ask('ab');
    release.get('ab')?.();
    await fast;
    release.get('a')?.();
    await slow;
    expect(onState).toHaveBeenLastCalledWith(expect.objectContaining({status: 'done', query: 'ab'}));
  });
  it('treats a blank query as empty', async () => {
    const {spy, ask} = setUp(async ({query}) => answer(query));
    await ask('  ');
    expect(spy).not.toHaveBeenCalled();
  });
});

describe('toModalHit', () => {
  it('escapes fields that the modal may render as HTML', () => {
    const made = toModalHit(hit);
    expect(made.hierarchy).toMatchObject({lvl0: 'FAQ', lvl1: 'A &lt;title&gt;', lvl2: 'B &amp; b'});
    expect(made.content).toBe('about b &lt;i&gt;');
    expect(made).toMatchObject({type: 'lvl2', anchor: 'b', url_without_anchor: '/docs/player/a/'});
    expect(made.hierarchy[made.type as 'lvl2']).toBeTruthy();
  });
});

it('reads its own facet filters', () => {
  expect(fromFacetFilters(toFacetFilters('en', ['a', 'b']))).toEqual({language: 'en', tags: ['a', 'b']});
  expect(fromFacetFilters(undefined)).toEqual({language: 'en', tags: []});
});
