import {expect, it} from 'vitest';
import {isComplaint} from './complaint';

it.each([
  ['the picture freezes', true],
  ['why doesnt it play', true],
  ['java lang nullpointerexception at line', true],
  ['change the text of the skip button', false],
  ['how to show a button', false],
])('«%s» is a complaint: %s', (query, is) => {
  expect(isComplaint(query.split(' '))).toBe(is);
});
