import {expect, it} from 'vitest';
import {getInsertion} from './keys';

it('indents with Tab, and keeps a line’s indentation with Enter', () => {
  expect(getInsertion('Tab', 'a', 1)).toEqual({text: '  '});
  expect(getInsertion('Enter', '  a', 3)).toEqual({text: '\n  '});
  expect(getInsertion('Enter', 'x\n  if (a) {', 12)).toEqual({text: '\n    '});
  expect(getInsertion('Enter', '\n', 0)).toEqual({text: '\n'});
  expect(getInsertion('a', '', 0)).toBeUndefined();
});
