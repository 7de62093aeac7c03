import {clashes} from './tabs';
import type {JvmUnit} from './units';

/** How far one sample of a page is from another; what stands before is nearer than what follows. */
export const distance = (from: JvmUnit, to: JvmUnit): number => {
  const steps = from.fence.index - to.fence.index;
  return steps >= 0 ? steps : 1000 - steps;
};

/**
 * A sample and those that it is compiled with: all that a reader sees beside it, and the nearest of those that declare the same name.
 * @param files the samples of the page that are files.
 * @returns in the order of the page.
 */
export function listProject(unit: JvmUnit, files: readonly JvmUnit[]): JvmUnit[] {
  const others = files
    .filter((other) => other !== unit && !clashes(unit.fence, other.fence))
    .sort((a, b) => distance(unit, a) - distance(unit, b));
  const chosen = [unit];
  const taken = new Set(unit.declared);
  for (const other of others) {
    if ([...other.declared].some((name) => taken.has(name))) continue;
    if (chosen.some((one) => clashes(one.fence, other.fence))) continue;
    other.declared.forEach((name) => taken.add(name));
    chosen.push(other);
  }
  return chosen.sort((a, b) => a.fence.index - b.fence.index);
}
