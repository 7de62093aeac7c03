import {describe, expect, it, vi} from 'vitest';
import type {SearchBackend, SearchHit, SearchResponse} from '../types';
import {findSymbol, looksLikeSymbol} from './find';
import type {PlatformSymbols} from './find';
import {withSymbols} from './withSymbols';

const tag = 'docs-default-';
const searched = 'docs-default-v6';
const symbols: PlatformSymbols[] = [
  {
    tag,
    platform: 'web',
    label: 'Web',
    root: '/docs/player/reference/web/',
    types: [
      ['Ads', 'ads', 'schedule', 'playing'],
      ['AdsEventMap', 'adseventmap', 'adbreakbegin'],
      ['ChromelessPlayer', 'chromelessplayer', 'abr', 'fullscreen', 'currentTime'],
      ['List', 'list', ['[]', 'index']],
    ],
  },
  {
    tag,
    platform: 'android',
    label: 'Android',
    root: '/docs/player/reference/android/',
    types: [
      ['THEOplayerConfig.Builder', 'theoplayerconfig-builder', 'build'],
      ['Ads', 'ads', 'schedule'],
    ],
  },
];
const find = (query: string, platform = 'web', tags = [searched]) => findSymbol(query, symbols, tags, platform)?.url;

describe('a query', () => {
  it.each([
    'adbreakbegin',
    'player.abr',
    'THEOplayerConfig.Builder',
    'currentTime',
    'Ads#schedule()',
    'AD_BREAK_BEGIN',
  ])('may name a symbol: %s', (query) => expect(looksLikeSymbol(query)).toBe(true));

  it.each(['drm', 'ads', 'how to play', 'hls.js player', 'what is cors?', '4k'])('names none: %s', (query) =>
    expect(looksLikeSymbol(query)).toBe(false),
  );
});

describe('the symbol of a query', () => {
  it.each([
    ['adbreakbegin', '/docs/player/reference/web/adseventmap/#adbreakbegin'],
    ['AD_BREAK_BEGIN', '/docs/player/reference/web/adseventmap/#adbreakbegin'],
    ['player.abr', '/docs/player/reference/web/chromelessplayer/#abr'],
    ['currenttime', '/docs/player/reference/web/chromelessplayer/#currentTime'],
    ['THEOplayerConfig.Builder', '/docs/player/reference/android/theoplayerconfig-builder/'],
    ['theoplayerconfig.builder', '/docs/player/reference/android/theoplayerconfig-builder/'],
    ['Ads.schedule', '/docs/player/reference/web/ads/#schedule'],
  ])('%s', (query, expected) => expect(find(query)).toBe(expected));

  it('is that of the reader’s platform', () => {
    expect(find('Ads.schedule', 'android')).toBe('/docs/player/reference/android/ads/#schedule');
  });

  it('is none for a plain word, and for docs that have no reference', () => {
    expect(find('fullscreen')).toBeUndefined();
    expect(find('Ads.schedule', 'web', ['docs-contributing-current'])).toBeUndefined();
  });
});

describe('a back end with symbols', () => {
  const page = {id: 'guide', url: '/docs/guide/'} as SearchHit;
  const inner = {
    search: async ({query}: {query: string}) => ({query, hits: [page, page], total: 2}) as unknown as SearchResponse,
  } as unknown as SearchBackend;
  const request = (query: string) => ({query, language: 'en', tags: [searched], platform: 'web'});

  it('loads the names for a symbol only, and puts it before the best page', async () => {
    const load = vi.fn(async () => symbols);
    const backend = withSymbols(inner, load);
    expect((await backend.search(request('how to play'))).hits).toEqual([page, page]);
    expect(load).not.toHaveBeenCalled();
    const {hits, total} = await backend.search(request('player.abr'));
    expect(hits.map(({id}) => id)).toEqual([
      'symbol:/docs/player/reference/web/chromelessplayer/#abr',
      'guide',
      'guide',
    ]);
    expect(total).toBe(3);
    await backend.search(request('player.ads'));
    expect(load).toHaveBeenCalledOnce();
  });

  it('answers without the names if they cannot be loaded, and tries again', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const load = vi.fn(async (): Promise<PlatformSymbols[]> => Promise.reject(new Error('down')));
    const backend = withSymbols(inner, load);
    expect((await backend.search(request('player.abr'))).hits).toEqual([page, page]);
    await backend.search(request('player.abr'));
    expect(load).toHaveBeenCalledTimes(2);
    warn.mockRestore();
  });
});
