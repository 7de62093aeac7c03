/** Leaves out members that a supertype has in the same words: they are inherited, and stand there. */
import {findTypeNames} from '../../src/reference/read';
import type {SourceType} from './sourceTypes';

export function removeInherited(types: readonly SourceType[]): SourceType[] {
  const byId = new Map(types.map((type) => [type.id, type]));
  const textsOf = new Map(
    types.map((type) => [type.id, new Set(type.members.map((member) => JSON.stringify(member)))]),
  );
  return types.map((type) => {
    const above = listSupertypes(type, byId);
    if (above.length === 0) return type;
    return {
      ...type,
      members: type.members.filter(
        (member) => member.kind === 'constructor' || !above.some((id) => textsOf.get(id)!.has(JSON.stringify(member))),
      ),
    };
  });
}

function listSupertypes(type: SourceType, byId: ReadonlyMap<string, SourceType>, seen = new Set<string>()): string[] {
  for (const written of type.form.supertypes ?? []) {
    const name = findTypeNames(written)[0]?.name;
    const above = name === undefined ? undefined : byId.get(name);
    if (!above || above === type || seen.has(above.id)) continue;
    seen.add(above.id);
    listSupertypes(above, byId, seen);
  }
  return [...seen];
}
