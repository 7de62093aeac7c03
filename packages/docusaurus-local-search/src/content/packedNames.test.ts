import {expect, it} from 'vitest';
import {packNames, unpackNames} from './packedNames';

it('survives packing and unpacking', () => {
  const names = [['autoplay', 'muted'], [], ['currentTime', 'muted'], ['muted']];
  expect(unpackNames(packNames(names), 4)).toEqual(names);
  expect(unpackNames(packNames([[], []]), 2)).toEqual([[], []]);
});
