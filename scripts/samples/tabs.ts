import type {Fence} from './types';

/** The groups of tabs in which a reader sees one of two samples at a time. */
export function getClashes(a: Fence, b: Fence): string[] {
  return a.tabs
    .filter(({group, value}) => b.tabs.some((other) => other.group === group && other.value !== value))
    .map(({group}) => group);
}
