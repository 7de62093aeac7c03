import zlib from 'node:zlib';
import type {AllContent} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {cardSize} from '../../cardPath';
import {findTrail, listCards} from './cards';
import {drawCard} from './draw';
import {setTitle, shorten, wrap} from './layout';
import {encodePng, mix, parseColor} from './png';

const measure = (text: string) => text.length;

describe('a title', () => {
  it('breaks between words', () => {
    expect(wrap('Play ads with Google IMA', 10, measure)).toEqual(['Play ads', 'with', 'Google IMA']);
  });

  it('takes the largest size in which it needs at most three lines', () => {
    const inSize = (text: string, size: number) => text.length * size;
    expect(setTitle('Ads', 950, inSize)).toEqual({size: 80, lines: ['Ads']});
    expect(setTitle('Play many more ads with Google IMA now', 950, inSize).size).toBeLessThan(80);
    const long = setTitle(Array.from({length: 20}, () => 'words').join(' '), 950, inSize);
    expect(long.lines).toHaveLength(3);
    expect(long.lines[2]).toMatch(/…$/);
  });

  it('is cut with an ellipsis where a word is wider than the card', () => {
    expect(shorten('abcdefgh', 5, measure)).toBe('abcd…');
  });
});

describe('png', () => {
  it('keeps each pixel at the nearest color of the palette', () => {
    const palette = [parseColor('#000000'), parseColor('#ff0000'), parseColor('#00ff00')];
    const pixels = new Uint8ClampedArray([255, 0, 0, 255, 0, 0, 0, 255, 1, 250, 2, 255, 0, 0, 0, 255]);
    const png = encodePng(pixels, 2, palette);
    const length = png.readUInt32BE(png.indexOf('IDAT') - 4);
    const data = png.subarray(png.indexOf('IDAT') + 4).subarray(0, length);
    expect([...zlib.inflateSync(data)]).toEqual([0, 0x10, 0, 0x20]);
  });

  it('mixes colors, and says which one is none', () => {
    expect(mix([0, 0, 0], [10, 20, 30], 2)).toEqual([
      [5, 10, 15],
      [10, 20, 30],
    ]);
    expect(() => parseColor('red')).toThrow(/"red" is not a color/);
  });
});

const page = (id: string, permalink: string, more = {}) => ({
  id,
  permalink,
  title: id,
  sidebar: 'web',
  frontMatter: {},
  ...more,
});
const content = {
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [
        {
          path: '/docs/player',
          label: '7.8.0',
          isLast: true,
          docs: [
            page('ads', '/docs/player/ads/', {frontMatter: {platforms: {web: 'yes', ios: 'since 7.1', roku: 'no'}}}),
          ],
          sidebars: {web: [{type: 'category', label: 'Guides', items: [{type: 'doc', id: 'ads'}]}]},
        },
        {
          path: '/docs/player/v6',
          label: '6.13.0',
          isLast: false,
          docs: [page('a', '/docs/player/v6/a/'), page('b', '/docs/player/v6/b/')],
          sidebars: {},
        },
      ],
    },
    contributing: {loadedVersions: []},
  },
} as unknown as AllContent;

describe('cards', () => {
  it('say the section, the platforms that support it and the version', () => {
    expect(listCards(content, '/docs/')[0]).toEqual({
      file: 'img/cards/player/ads.png',
      card: {title: 'ads', section: 'Player  ›  Guides', facts: ['Web, iOS', '7.8.0']},
    });
  });

  it('are shared by the pages of a platform in an older version, and by those of a reference', () => {
    const files = listCards(content, '/docs/').map(({file}) => file);
    expect(files.filter((file) => file.includes('/v6/'))).toEqual(['img/cards/player/v6/web.png']);
    expect(files).toContain('img/cards/reference/web.png');
    expect(new Set(files).size).toBe(files.length);
  });

  it('find the categories above a page', () => {
    const items = [
      {type: 'category', label: 'A', items: [{type: 'category', label: 'B', link: {type: 'doc', id: 'x'}}]},
    ];
    expect(findTrail(items, 'x')).toEqual(['A']);
    expect(findTrail(items, 'y')).toBeUndefined();
  });

  it('draws a small PNG of the size that the page says', () => {
    const png = drawCard({title: 'Play ads with Google IMA', section: 'Player', facts: ['Web', '7.8.0']});
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([cardSize.width, cardSize.height]);
    expect(png.length).toBeLessThan(20_000);
    // A title that is not drawn would leave about three kilobytes.
    expect(png.length).toBeGreaterThan(5_000);
  });
});
