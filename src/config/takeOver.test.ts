import {describe, expect, it} from 'vitest';
import {listKeptAddresses, listOldAddresses} from '../../tests/hosts/oldAddresses';
import {getNewPath} from '../../scripts/newPath.mjs';
import {getTakeOver} from './takeOver';

const takeOver = getTakeOver({TAKE_OVER: 'theoplayer'}, '/docs/', ['player']);
const lead = (path: string) => takeOver && getNewPath(takeOver, path);

it('is off by default, and takes a folder that is not the site’s own', () => {
  expect(getTakeOver({}, '/docs/', [])).toBeUndefined();
  expect(getTakeOver({TAKE_OVER: '/theoplayer/'}, '/docs/', [])?.from).toBe('/docs/theoplayer/');
  expect(() => getTakeOver({TAKE_OVER: 'player'}, '/docs/', ['player'])).toThrow(
    /TAKE_OVER is "player", which is a folder/,
  );
  for (const value of ['1 2', '../x', 'https://old.example/', 'a/b', '*'])
    expect(() => getTakeOver({TAKE_OVER: value}, '/docs/', [])).toThrow(/which is no folder\. Set it to/);
});

describe('an old address', () => {
  it.each([
    ['/docs/theoplayer/faq/why/', '/docs/player/faq/why/'],
    ['/docs/theoplayer/faq/why', '/docs/player/faq/why/'],
    ['/docs/theoplayer/faq/why.md', '/docs/player/faq/why/'],
    ['/docs/theoplayer/faq/why.mdx', '/docs/player/faq/why/'],
    ['/docs/theoplayer/faq/why.html', '/docs/player/faq/why/'],
    ['/docs/theoplayer/faq/why/index.html', '/docs/player/faq/why/'],
    ['/docs/theoplayer/faq/README.md', '/docs/player/faq/'],
    ['/docs/theoplayer/03-faq/00-why.md', '/docs/player/faq/why/'],
    ['/docs/theoplayer/3_faq/1.why', '/docs/player/faq/why/'],
    ['/docs/theoplayer/v6/01-faq/', '/docs/player/v6/faq/'],
    ['/docs/theoplayer/faq/1080p-60fps/', '/docs/player/faq/1080p-60fps/'],
    ['/docs/theoplayer', '/docs/player/'],
    ['/docs/theoplayer/', '/docs/player/'],
    ['/docs/theoplayer/index.md', '/docs/player/'],
  ])('%s leads to %s', (from, to) => expect(lead(from)).toBe(to));

  it('of this site stays', () => {
    for (const path of ['/docs/', '/docs/player/theoplayer/', '/docs/theoplayers/', '/theoplayer/']) {
      expect(lead(path)).toBeUndefined();
    }
  });

  it('of the public site leads to the page of the registry, in each form', () => {
    const addresses = listOldAddresses();
    expect(addresses.filter(([old, page]) => lead(old) !== page)).toEqual([]);
    // All but the home page, the search page and those of sections that have the addresses that they had.
    expect(new Set(addresses.map(([, page]) => page)).size).toBe(944);
    expect(listKeptAddresses()).toHaveLength(984 - 944);
    for (const page of listKeptAddresses()) expect(lead(page)).toBeUndefined();
  });
});
