import {expect, it} from 'vitest';
import {packNumbers, packedLimit, unpackNumbers} from './packedNumbers';

it('reads what it wrote', () => {
  const all = Array.from({length: packedLimit}, (_, number) => number);
  const lists = [[0], all, [], [351, 1, 90]];
  expect(unpackNumbers(packNumbers(lists))).toEqual(lists);
  expect(JSON.stringify(packNumbers(lists))).toHaveLength(packNumbers(lists).length + 2);
});

it('refuses what it cannot write', () => {
  expect(() => packNumbers([[packedLimit]])).toThrow(/at most/);
});
