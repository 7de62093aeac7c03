import {describe, expect, it} from 'vitest';
import {findShards} from '../client/findShards';
import {getShardName, splitShards} from './shards';

const toPages = (paths: readonly string[]) => paths.map((path) => ({path}));
const many = (count: number, toPath: (n: number) => string) => Array.from({length: count}, (_, n) => toPath(n));
const limits = {most: 10, fewest: 3};

describe('splitShards', () => {
  it('keeps a small site together', () => {
    const pages = toPages(['/docs/a/', '/docs/b/c/']);
    expect(splitShards(pages, '/docs/', limits)).toEqual([{prefix: '/docs/', pages}]);
  });

  it('gives large folders their own shard, and leaves small ones with the folder above', () => {
    const pages = toPages([
      '/docs/',
      '/docs/small/a/',
      ...many(6, (n) => `/docs/faq/q${n}/`),
      ...many(6, (n) => `/docs/guides/g${n}/`),
    ]);
    expect(splitShards(pages, '/docs/', limits).map(({prefix, pages: own}) => [prefix, own.length])).toEqual([
      ['/docs/', 2],
      ['/docs/faq/', 6],
      ['/docs/guides/', 6],
    ]);
  });

  it('splits a folder with too many pages by the letters of their names', () => {
    const pages = toPages([...many(9, (n) => `/docs/faq/how-${n}/`), ...many(9, (n) => `/docs/faq/why-${n}/`)]);
    expect(splitShards(pages, '/docs/', limits).map(({prefix}) => prefix)).toEqual(['/docs/faq/h', '/docs/faq/w']);
  });

  it.each([
    ['numbers', many(3000, (n) => `/docs/player/faq/page-${n}/`)],
    ['letters alone', many(26, (n) => `/docs/${String.fromCharCode(97 + n)}/`)],
    ['depth', many(40, (n) => `/docs/${'x/'.repeat(n)}`)],
  ])('has every page once and never too many, whatever the names: %s', (_, paths) => {
    const shards = splitShards(toPages(paths), '/docs/', limits);
    expect(shards.flatMap(({pages}) => pages.map(({path}) => path)).sort()).toEqual([...paths].sort());
    for (const {pages} of shards) expect(pages.length).toBeLessThanOrEqual(limits.most);
  });

  it('is found again by the address of each page', () => {
    const paths = [
      ...many(200, (n) => `/docs/faq/${['how', 'why', 'what-is', 'when'][n % 4]}-${n}/`),
      ...many(60, (n) => `/docs/guides/topic-${n % 7}/page-${n}/`),
      '/docs/guides/',
    ];
    const shards = splitShards(toPages(paths), '/docs/', limits);
    const entries = shards.map(({prefix}) => ({prefix, chunk: prefix, load: () => Promise.resolve()}));
    for (const {prefix, pages} of shards) {
      for (const {path} of pages) expect(findShards(entries, path)).toEqual([entries.find((e) => e.prefix === prefix)]);
    }
  });
});

describe('findShards', () => {
  const entry = (prefix: string) => ({prefix, chunk: prefix, load: () => Promise.resolve()});
  const all = [entry('/docs/'), entry('/docs/faq/'), entry('/docs/faq/w')];
  const find = (path: string) => findShards(all, path).map(({prefix}) => prefix);

  it('takes the longest prefix that fits', () => {
    expect(find('/docs/faq/why/')).toEqual(['/docs/faq/w']);
    expect(find('/docs/faq/how/')).toEqual(['/docs/faq/']);
    expect(find('/docs/nowhere/')).toEqual(['/docs/']);
    expect(find('/other/')).toEqual([]);
  });

  it('knows a page by every address that its route matches', () => {
    expect(find('/docs/faq')).toEqual(['/docs/faq/']);
    expect(find('/docs/faq/index.html')).toEqual(['/docs/faq/']);
    expect(find('/docs/FAQ/Why')).toEqual(['/docs/faq/w']);
    expect(find('/docs/faq/%77hy/')).toEqual(['/docs/faq/', '/docs/faq/w']);
    expect(find('/docs/%')).toEqual(['/docs/']);
  });
});

it('names shards for files', () => {
  expect(getShardName('/docs/player/v6/faq/', '/docs/')).toBe('player-v6-faq');
  expect(getShardName('/docs/', '/docs/')).toBe('root');
});
