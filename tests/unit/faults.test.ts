/** The draw of failing requests (tests/fixtures/faults.ts). */
import {describe, expect, it} from 'vitest';
import {createFaults} from '../fixtures/faults';

const paths = Array.from({length: 2000}, (_, index) => `/docs/assets/js/${index}.js`);

describe('createFaults', () => {
  it('fails the same attempts at the same addresses, in whatever order they come', () => {
    const [first, second] = [createFaults(1), createFaults(1)];
    const draw = (faults: typeof first, list: readonly string[]) =>
      new Map(list.flatMap((path) => [1, 2].map((attempt) => [`${path} ${attempt}`, faults(path)] as const)));
    const forward = draw(first, paths);
    const backward = draw(second, paths.toReversed());
    expect([...forward].filter(([key, fault]) => backward.get(key) !== fault)).toEqual([]);
    expect(draw(createFaults(2), paths)).not.toEqual(forward);
  });

  it('fails one in five, half by an error, and each attempt at an address is decided by itself', () => {
    const faults = createFaults(1);
    const first = paths.map(faults);
    const share = (fault: string) => first.filter((drawn) => drawn === fault).length / paths.length;
    expect(share('error')).toBeCloseTo(0.1, 1);
    expect(share('cut')).toBeCloseTo(0.1, 1);
    const again = paths.map(faults);
    const both = first.filter((fault, index) => fault && again[index]).length / paths.length;
    expect(both).toBeCloseTo(0.04, 1);
  });
});
