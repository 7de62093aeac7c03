import {expect, it} from 'vitest';
import {cover} from '../cover';

it('picks few that have everything', () => {
  const features = new Map([
    ['a', new Set(['table'])],
    ['b', new Set(['table', 'tabs', 'code'])],
    ['c', new Set(['drawing', 'code'])],
    ['d', new Set(['tabs'])],
  ]);
  expect(cover(features)).toEqual(['b', 'c']);
});

it('picks nothing of nothing', () => {
  expect(cover(new Map())).toEqual([]);
});
