import {expect, it} from 'vitest';
import {getGrowth} from './growth';

it('computes what each page adds to the scripts of the others, from each number to the next', () => {
  const measured = [
    {count: 1200, script: 190_000},
    {count: 300, script: 100_000},
    {count: 3000, script: 189_100},
  ];
  expect(getGrowth(measured)).toEqual([
    {from: 300, to: 1200, bytes: 90_000, bytesPerPage: 100},
    {from: 1200, to: 3000, bytes: -900, bytesPerPage: -0.5},
  ]);
});

it('returns nothing for a single number', () => {
  expect(getGrowth([{count: 300, script: 1}])).toEqual([]);
  expect(getGrowth([])).toEqual([]);
});
