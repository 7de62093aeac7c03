import {findNearest} from '../../../src/reference/symbols';
import type {SymbolTable} from '../../../src/reference/symbols';
import type {ReferenceType} from '../../../src/reference/types';
import type {Finding} from '../types';

/** A type, and the symbols of the platform and version that it is of. */
export interface Owner {
  now: SymbolTable;
  type: ReferenceType;
}

/** Names that a member may have: Kotlin's `ads` is `getAds` in its data. */
const spellings = (member: string): string[] => {
  const capital = member.charAt(0).toUpperCase() + member.slice(1);
  return [member, `get${capital}`, `set${capital}`, `is${capital}`];
};

const hasMember = ({now, type}: Owner, member: string): boolean => {
  const names = now.listMemberNames(type);
  return spellings(member).some((name) => names.includes(name));
};

/** The types of a member on every platform that has it; undefined where one of them is not known, as with arrays. */
function follow(owners: readonly Owner[], member: string): Owner[] | undefined {
  const next: Owner[] = [];
  for (const {now, type} of owners) {
    const found = spellings(member)
      .slice(0, 2)
      .flatMap((name) => now.findMembers(type, name));
    if (found.length === 0) return undefined;
    for (const {type: written} of found) {
      const use = written === undefined ? undefined : now.read(written);
      if (!use || use.arguments.length > 0 || now.findUnknownSupertypes(use.type).length > 0) return undefined;
      if (now.listMemberNames(use.type).length === 0) return undefined;
      next.push({now, type: use.type});
    }
  }
  return next;
}

/**
 * Finds the step of `player.ads.playheadd` that no platform has. Sound only where the type of each step before it is known.
 * @param parts the names, the player first.
 * @param players the types that may be the player.
 */
export function findLostStep(
  parts: readonly string[],
  players: readonly Owner[],
): Pick<Finding, 'problem' | 'remedy'> | undefined {
  let owners = [...players];
  for (let index = 1; index < parts.length; index++) {
    const member = parts[index]!;
    const having = owners.filter((owner) => hasMember(owner, member));
    if (having.length === 0) {
      if (index < 2) return undefined;
      const nearest = findNearest(
        member,
        owners.flatMap(({now, type}) => now.listMemberNames(type)),
      );
      const step = parts.slice(0, index + 1).join('.');
      const types = [...new Set(owners.map(({type}) => type.id))].join(', ');
      return {
        problem: `"${step}" is not in this version: ${types} has no "${member}"`,
        remedy: `${nearest ? `Write "${nearest}", or correct the name` : 'Correct the name'}; if another package adds it, add it to reference/allowed.json with the reason.`,
      };
    }
    const next = follow(having, member);
    if (!next) return undefined;
    owners = next;
  }
  return undefined;
}
