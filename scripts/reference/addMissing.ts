/** Adds what a second source of the same version has beyond the first. */
import type {SourceType} from './sourceTypes';

/**
 * @param first keeps its types and members as they are.
 * @param second gives the types that the first lacks, and to those of both the members whose names the first lacks.
 */
export function addMissing(first: readonly SourceType[], second: readonly SourceType[]): SourceType[] {
  const types = new Map(first.map((type) => [type.id, type]));
  for (const type of second) {
    const known = types.get(type.id);
    if (!known) {
      types.set(type.id, type);
      continue;
    }
    const names = new Set(known.members.map(({name}) => name));
    types.set(type.id, {...known, members: [...known.members, ...type.members.filter(({name}) => !names.has(name))]});
  }
  return [...types.values()];
}
