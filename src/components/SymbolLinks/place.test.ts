import {describe, expect, it} from 'vitest';
import {chooseLine, placeCard} from './place';

const view = {width: 1280, top: 60, bottom: 900};
const size = {width: 400, height: 120};
const link = (left: number, top: number) => ({left, top, bottom: top + 20});

describe('placeCard', () => {
  it('stands above the link, from its left edge on', () => {
    expect(placeCard(link(300, 500), size, view)).toEqual({left: 300, top: 374, side: 'above'});
  });

  it('stands below where the navbar or the edge of the window would be in front', () => {
    expect(placeCard(link(300, 150), size, view)).toEqual({left: 300, top: 176, side: 'below'});
  });

  it('stands above at the bottom of the window', () => {
    expect(placeCard(link(300, 880), size, view)).toMatchObject({side: 'above'});
  });

  it('takes the side with more room where neither has enough', () => {
    const low = {...view, bottom: 260};
    expect(placeCard(link(300, 180), size, low)).toMatchObject({side: 'above'});
    expect(placeCard(link(300, 100), size, low)).toMatchObject({side: 'below'});
  });

  it('stays within the window, near its right edge and on a phone', () => {
    expect(placeCard(link(1200, 500), size, view).left).toBe(868);
    expect(placeCard(link(200, 500), {...size, width: 366}, {...view, width: 390}).left).toBe(12);
    expect(placeCard(link(4, 500), size, view).left).toBe(12);
  });
});

describe('chooseLine', () => {
  const lines = [link(900, 100), link(40, 126)];

  it('is the line of a broken link that the pointer is on', () => {
    expect(chooseLine(lines, 130)).toBe(lines[1]);
  });

  it('is the first one for the keyboard, and for a pointer between two', () => {
    expect(chooseLine(lines, undefined)).toBe(lines[0]);
    expect(chooseLine(lines, 123)).toBe(lines[0]);
    expect(chooseLine([], 123)).toBeUndefined();
  });
});
