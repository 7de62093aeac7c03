import {expect, test} from 'vitest';
import {formatCount, formatKib, formatShare} from './format';

test('figures are rounded for reading', () => {
  expect(formatCount(7138)).toBe('7,138');
  expect(formatShare(39, 40)).toBe('97.5 %');
  expect(formatShare(0, 0)).toBe('–');
  expect(formatKib(1536)).toBe('1.5 KiB');
});
