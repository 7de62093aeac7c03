import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {createHostedBackend, keepMarks} from './backend';
import {toSitePath} from './paths';

interface Received {
  url: string | undefined;
  headers: http.IncomingHttpHeaders;
  body: {requests: Record<string, unknown>[]};
}

/** A fake of the service on loopback. */
class FakeService {
  received: Received[] = [];
  answer: (response: http.ServerResponse) => void = (response) => response.end('{}');
  private readonly server = http.createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      this.received.push({url: request.url, headers: request.headers, body: JSON.parse(text) as Received['body']});
      this.answer(response);
    });
  });
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }
  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

const hit = {
  objectID: '1',
  type: 'lvl2',
  url: 'https://docs.example.com/docs/player/how-to-guides/drm/introduction/#fairplay',
  content: null,
  docusaurus_tag: 'docs-default-current',
  kind: 'how-to',
  platforms: ['web', 'ios'],
  hierarchy: {lvl0: 'How-to guides', lvl1: 'Protect <content>', lvl2: 'FairPlay', lvl3: null},
  _snippetResult: {hierarchy: {lvl2: {value: '<mark>Fair</mark>Play <b>', matchLevel: 'full'}}},
};

let service: FakeService;
let origin: string;
const request = {query: 'fairplay', language: 'en', tags: ['docs-default-current', 'default'], platform: 'ios'};
const create = (timeout = 2000) =>
  createHostedBackend({appId: 'APP', apiKey: 'KEY', indexName: 'player', origin, timeout});

beforeEach(async () => {
  service = new FakeService();
  origin = await service.start();
});
afterEach(() => service.stop());

describe('requests', () => {
  it('have the index, the query, the facets of contextual search and the number of hits', async () => {
    service.answer = (response) => response.end(JSON.stringify({results: [{hits: [], nbHits: 0}]}));
    await create().search({...request, filters: {kind: 'faq', platform: 'ios'}, page: 2, hitsPerPage: 15});
    const [{url, headers, body}] = service.received as [Received];
    expect(url).toBe('/1/indexes/*/queries');
    expect(headers).toMatchObject({'x-algolia-application-id': 'APP', 'x-algolia-api-key': 'KEY'});
    expect(body.requests).toHaveLength(1);
    expect(body.requests[0]).toMatchObject({
      indexName: 'player',
      query: 'fairplay',
      facetFilters: [
        'language:en',
        ['docusaurus_tag:docs-default-current', 'docusaurus_tag:default'],
        'kind:faq',
        'platforms:ios',
      ],
      optionalFilters: ['platforms:ios'],
      hitsPerPage: 15,
      page: 2,
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
    });
  });
});

describe('answers', () => {
  it('become hits of this site, escaped except for the marks', async () => {
    service.answer = (response) =>
      response.end(
        JSON.stringify({results: [{hits: [hit], nbHits: 7, facets: {kind: {'how-to': 7}, platforms: {web: 7}}}]}),
      );
    const answer = await create().search(request);
    expect(answer).toMatchObject({total: 7, complete: true, facets: {kind: {'how-to': 7}, platform: {web: 7}}});
    expect(answer.hits[0]).toMatchObject({
      url: '/docs/player/how-to-guides/drm/introduction/#fairplay',
      type: 'lvl2',
      title: 'Protect <content>',
      titleHtml: 'Protect &lt;content&gt;',
      headingsHtml: ['<mark>Fair</mark>Play &lt;b&gt;'],
      platforms: ['web', 'ios'],
    });
  });
  it('may lack nearly every field', async () => {
    service.answer = (response) =>
      response.end(JSON.stringify({results: [{hits: [{}, null, {url: 5}, {url: '/a', hierarchy: {lvl1: 'A'}}]}]}));
    expect((await create().search(request)).hits.map(({title}) => title)).toEqual(['A']);
  });
});

describe('failures', () => {
  it.each([
    [403, 'denied'],
    [404, 'not-found'],
    [429, 'rate-limited'],
    [500, 'server'],
  ])('status %i is %s', async (status, failure) => {
    service.answer = (response) => response.writeHead(status).end('{"message":"no"}');
    await expect(create().search(request)).rejects.toMatchObject({failure});
  });
  it.each(['no json', '{}', '{"results":[]}', '{"results":[{"hits":5}]}', 'null'])('%s is malformed', async (body) => {
    service.answer = (response) => response.end(body);
    await expect(create().search(request)).rejects.toMatchObject({failure: 'malformed'});
  });
  it('a silent service times out', async () => {
    service.answer = () => undefined;
    await expect(create(50).search(request)).rejects.toMatchObject({failure: 'timeout'});
  });
  it('an unreachable service is a network failure', async () => {
    service.stop();
    await expect(create().search(request)).rejects.toMatchObject({failure: 'network'});
  });
});

describe('keepMarks', () => {
  it.each([
    ['<mark>a</mark><script>', '<mark>a</mark>&lt;script&gt;'],
    ['<mark onclick=x>', '&lt;mark onclick=x&gt;'],
    ['a & b', 'a &amp; b'],
  ])('%s', (from, to) => {
    expect(keepMarks(from)).toBe(to);
  });
});

describe('toSitePath', () => {
  it('drops the host, rewrites paths and keeps external URLs', () => {
    expect(toSitePath('https://docs.example.com/docs/a/?x=1#y', {})).toBe('/docs/a/?x=1#y');
    expect(toSitePath('https://x.com/old/a/', {replacePathname: {from: '^/old/', to: '/docs/'}})).toBe('/docs/a/');
    expect(toSitePath('https://live.example.com/a', {externalUrlPattern: 'live\\.example\\.com'})).toBe(
      'https://live.example.com/a',
    );
    expect(toSitePath('javascript:alert(1)', {})).toBe('#');
  });
});
