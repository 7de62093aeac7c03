import {expect, it} from 'vitest';
import {findCommonEnds} from './commonEnds';

it.each([
  ['seeking', 'seeing', {start: 3, end: 3}],
  ['same', 'same', {start: 4, end: 0}],
  // What is at the start counts once.
  ['aa', 'aaa', {start: 2, end: 0}],
  ['', 'a', {start: 0, end: 0}],
])('finds what "%s" and "%s" have in common at their ends', (a, b, ends) => {
  expect(findCommonEnds(a, b)).toEqual(ends);
  expect(findCommonEnds([...a], [...b])).toEqual(ends);
});
