import {expect, it} from 'vitest';
import {getMedian} from './median';

it('is the middle value, in whatever order they come', () => {
  expect(getMedian([30, 4, 100])).toBe(30);
  expect(getMedian([7])).toBe(7);
  expect(getMedian([2, 1])).toBe(2);
  expect(getMedian([])).toBeNaN();
  expect(getMedian([1, NaN, 3])).toBeNaN();
});
