import {describe, expect, it} from 'vitest';
import {SearchEngine} from './engine';
import {createShards, fixtureKnowledge, fixtureTag} from './fixture';

function createEngine(withTexts = true): SearchEngine {
  const {heads, texts} = createShards();
  const engine = new SearchEngine(fixtureKnowledge);
  engine.addHeads(heads);
  if (withTexts) for (const _ of engine.addTexts(texts));
  return engine;
}

const engine = createEngine();
const ask = (query: string, platform = 'web', from = engine) =>
  from.search({query, platform, language: 'en', tags: [fixtureTag]});
const first = (query: string, platform = 'web', from = engine) => ask(query, platform, from).hits[0]?.url;

describe('typical queries', () => {
  it.each([
    ['identifier', 'contentProtection', '/docs/player/how-to-guides/drm/introduction/'],
    [
      'identifier in lower case',
      'addrequestinterceptor',
      '/docs/player/how-to-guides/network/request-response-interceptors/#',
    ],
    ['identifier, its start', 'addRequestInt', '/docs/player/how-to-guides/network/request-response-interceptors/'],
    ['parts of an identifier', 'library location', '/docs/player/getting-started/sdks/web/getting-started/'],
    [
      'dotted name',
      'network.addRequestInterceptor',
      '/docs/player/how-to-guides/network/request-response-interceptors/',
    ],
    ['tag of a manifest', 'EXT-X-DATERANGE', '/docs/player/faq/does-the-player-support-ext-x-daterange/'],
    ['error code', 'code 4012', '/docs/player/how-to-guides/miscellaneous/error/error-codes/#license-errors'],
    ['name of an error', 'LICENSE_EXPIRED', '/docs/player/how-to-guides/miscellaneous/error/error-codes/#error-2003'],
    ['swapped letters', 'chormecast', '/docs/player/how-to-guides/cast/chromecast/introduction/'],
    ['missing letter', 'widvine', '/docs/player/knowledge-base/content-protection/drm-systems/'],
    ['three swapped letters', 'dmr systems', '/docs/player/knowledge-base/content-protection/drm-systems/'],
    ['written apart', 'chrome cast', '/docs/player/how-to-guides/cast/chromecast/introduction/'],
    ['written in one', 'errorcodes', '/docs/player/how-to-guides/miscellaneous/error/error-codes/'],
    ['synonym', 'closed captions', '/docs/player/how-to-guides/texttrack/introduction/'],
    ['short synonym', 'pip', '/docs/player/how-to-guides/miscellaneous/picture-in-picture/'],
    ['question', 'why does autoplay not work?', '/docs/player/faq/why-is-video-not-playing-automatically/'],
    ['plural and stem', 'advertisements', '/docs/player/how-to-guides/ads/introduction/'],
    ['phrase of one page', 'stays over other windows', '/docs/player/how-to-guides/miscellaneous/picture-in-picture/'],
    ['stop words only', 'can only be', '/docs/player/faq/why-is-video-not-playing-automatically/'],
  ])('%s: %s', (_, query, url) => {
    expect(first(query)?.startsWith(url.replace(/#$/, ''))).toBe(true);
  });
});

describe('the reader’s platform', () => {
  it.each(['web', 'android', 'ios'])('determines the page for «getting started»: %s', (platform) => {
    expect(first('getting started', platform)).toBe(`/docs/player/getting-started/sdks/${platform}/getting-started/`);
  });
  it('ranks the platform’s pages first, and still returns others', () => {
    const own = '/docs/player/getting-started/frameworks/react-native/drm/';
    expect(first('drm', 'react-native')).toBe(own);
    const others = ask('drm', 'web').hits.map(({url}) => url);
    expect(others.indexOf(own)).toBeGreaterThan(0);
  });
  it('gives way to a platform named in the query', () => {
    expect(first('android getting started', 'react-native')).toContain('/sdks/android/getting-started/');
    expect(first('android getting started', 'ios')).toBe('/docs/player/getting-started/sdks/android/getting-started/');
  });
});

describe('symptoms', () => {
  const reactNative = '/docs/player/getting-started/frameworks/react-native/troubleshooting/';
  it('finds a pasted message, whatever is around it', () => {
    const pasted =
      'ERROR Invariant Violation: requireNativeComponent: "PlayerView" was not found in the UIManager. ' +
      'This error is located at: in PlayerView (at /Users/me/app/node_modules/some-package/src/View.tsx:41:5) ' +
      'in RCTView (created by View@654089593) in AppContainer in Subtitles in Chromecast';
    expect(first(pasted, 'web')).toMatch(`${reactNative}#`);
  });
  it('leads to the entry, and not to the top of the page that has its words too', () => {
    const request = {platform: 'react-native', language: 'en', tags: [fixtureTag], hitsPerDocument: 3};
    const [hit, ...others] = engine.search({...request, query: 'why the picture freezes on my phone'}).hits;
    expect(hit?.url).toBe(`${reactNative}#the-picture-freezes-on-android`);
    expect(others.map(({url}) => url)).not.toContain(reactNative);
    expect(engine.search({...request, query: 'troubleshooting react native'}).hits[0]?.url).toBe(reactNative);
  });
  it('finds an entry by what the list of the page says of it', () => {
    const request = {
      query: 'why is the sound doubled after calls',
      language: 'en',
      tags: [fixtureTag],
      hitsPerDocument: 3,
    };
    const [hit] = engine.search(request).hits;
    expect(hit?.url).toBe('/docs/player/getting-started/sdks/android/troubleshooting/#echo');
  });
  it('of equal ones, prefers that of the reader’s platform', () => {
    expect(first('the picture freezes', 'react-native')).toMatch(reactNative);
    expect(first('the picture freezes', 'android')).toMatch('/sdks/android/troubleshooting/');
  });
});

describe('answers', () => {
  it('returns each page once, with counts and facets', () => {
    const {hits, total, facets} = ask('drm');
    expect(new Set(hits.map(({url}) => url.split('#')[0])).size).toBe(hits.length);
    expect(total).toBe(hits.length);
    expect(facets.tag[fixtureTag]).toBe(total);
    expect(facets.kind['knowledge-base']).toBe(1);
  });
  it('filters', () => {
    const {hits} = engine.search({query: 'drm', language: 'en', tags: [fixtureTag], filters: {kind: 'how-to'}});
    expect(hits.map(({kind}) => kind)).toEqual(['how-to']);
    expect(engine.search({query: 'drm', language: 'en', tags: ['docs-default-v4']}).total).toBe(0);
  });
  it('pages', () => {
    const search = (hitsPerPage: number, page: number) =>
      engine.search({query: 'player', language: 'en', tags: [fixtureTag], hitsPerPage, page}).hits.map(({id}) => id);
    const all = search(20, 0);
    expect(all.length).toBeGreaterThan(2);
    expect([...search(2, 0), ...search(2, 1)]).toEqual(all.slice(0, 4));
  });
  it('ranks the changelog, which contains every word, low', () => {
    expect(first('subtitles')).not.toContain('changelog');
    expect(first('changelog')).toContain('changelog');
  });
  it('finds the release that fixed what the query describes', () => {
    const changelog = '/docs/player/changelog/';
    expect(first('endless loop when I seek back on my television')).toBe(`${changelog}#770`);
    // Of the same words, a name is what pages are for.
    expect(first('television', 'web')).not.toContain(changelog);
  });
  it('highlights matches and escapes everything else', () => {
    const {heads, texts} = createShards();
    const evil = '<img src=x onerror=alert(1)> chromecast & <mark>';
    (heads.pages[0] as unknown[])[1] = evil;
    const own = new SearchEngine(fixtureKnowledge);
    own.addHeads(heads);
    for (const _ of own.addTexts(texts));
    const hit = ask('onerror', 'web', own).hits[0];
    expect(hit?.titleHtml).toBe('&lt;img src=x <mark>onerror</mark>=alert(1)&gt; chromecast &amp; &lt;mark&gt;');
  });
  it.each(['', '   ', '!!! ???', '%%%', '🎬', 'qqzzxxyy', '__proto__', 'constructor', 'x'.repeat(10_000), 'פענוח'])(
    'finds nothing for %j',
    (query) => {
      expect(ask(query)).toMatchObject({hits: [], total: 0});
    },
  );
  it('does not depend on earlier queries', () => {
    const used = createEngine();
    for (const query of ['chormecast', 'drm', 'player', 'video']) ask(query, 'ios', used);
    expect(ask('player video', 'web', used).hits).toEqual(ask('player video', 'web', createEngine()).hits);
  });
});

describe('two tiers', () => {
  it('answers from headings before the texts are loaded', () => {
    const early = createEngine(false);
    expect(ask('drm systems', 'web', early)).toMatchObject({complete: false});
    expect(first('drm systems', 'web', early)).toContain('drm-systems');
    expect(first('zoomLevel', 'web', early)).toBeUndefined();
    expect(first('zoomLevel', 'web')).toContain('sdks/web/getting-started');
  });
  it('reports texts and headings of different builds', () => {
    const {heads, texts} = createShards();
    const own = new SearchEngine(fixtureKnowledge);
    own.addHeads(heads);
    expect(() => [...own.addTexts({...texts, texts: texts.texts.slice(1)})]).toThrow(/do not belong/);
  });
  it('rejects another format', () => {
    const {heads} = createShards();
    expect(() => new SearchEngine(fixtureKnowledge).addHeads({...heads, format: 0})).toThrow(/format/);
  });
});

it('suggests the platform’s own pages for an empty query', () => {
  expect(engine.getTopPages(fixtureTag, 'android').map(({url}) => url)).toContain(
    '/docs/player/getting-started/sdks/android/getting-started/',
  );
  expect(engine.getTopPages(fixtureTag, 'nonsense')).toEqual([]);
});
