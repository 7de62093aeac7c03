import {describe, expect, it} from 'vitest';
import {getLinkTarget} from './linkKeys';

describe('getLinkTarget', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 2],
    ['ArrowUp', 2, 1],
    ['ArrowUp', 0, 0],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['ArrowUp', -1, undefined],
    ['End', -1, undefined],
    ['Tab', 0, undefined],
  ])('%s on link %i leads to %s', (key, index, target) => {
    expect(getLinkTarget(key, index, 3)).toBe(target);
  });

  it('returns nothing for an empty list', () => {
    expect(getLinkTarget('ArrowDown', -1, 0)).toBeUndefined();
  });
});
