import {expect, it, vi} from 'vitest';
import {memoize} from './memoize';

it('computes once for a key, also where the result is undefined', () => {
  const compute = vi.fn(({name}: {name: string}) => (name === 'none' ? undefined : name.toUpperCase()));
  const remembered = memoize(({name}: {name: string}) => name, compute);
  expect([remembered({name: 'a'}), remembered({name: 'a'}), remembered({name: 'b'})]).toEqual(['A', 'A', 'B']);
  expect([remembered({name: 'none'}), remembered({name: 'none'})]).toEqual([undefined, undefined]);
  expect(compute).toHaveBeenCalledTimes(3);
});
