/** Looks up members with the type arguments of what they are inherited from. */
import {findTypeNames, getForms, getMembers} from '../read';
import type {SymbolTable} from '../symbols';
import type {ReferenceMember, ReferenceType} from '../types';
import {getSupertypes} from './conventions';
import {bindArguments, readArguments, substitute} from './written';

/** A member, the type that declares it, and its types with type parameters replaced. */
export interface FoundMember {
  owner: ReferenceType;
  member: ReferenceMember;
  /** Arguments of the owner's type parameters, as far as they are known. */
  bound: ReadonlyMap<string, string>;
}

/** Some versions of a source leave arguments out that others have. */
function addArguments(above: string, type: ReferenceType): string {
  if (above.includes('<')) return above;
  return type.forms.flatMap(({supertypes = []}) => supertypes).find((other) => other.startsWith(`${above}<`)) ?? above;
}

export class MemberFinder {
  constructor(private readonly table: SymbolTable) {}

  /**
   * Finds a member of a type, or of what the type inherits from; nearest first.
   * @param written the type with its arguments: `MediaTrack<VideoQuality>`.
   */
  *find(type: ReferenceType, written: string, names: (member: string) => boolean): Generator<FoundMember> {
    for (const {owner, bound} of this.lineage(type, written))
      for (const member of getMembers(owner))
        if (this.isIn(member.in) && names(member.name)) yield {owner, member, bound};
  }

  /**
   * What a type hands to one of its supertypes, which need not be in the data: `EventType<PlayEvent>` to `EventType`.
   * @returns undefined if it has no such supertype, or the source leaves the arguments out.
   */
  findArguments(type: ReferenceType, written: string, name: RegExp): string[] | undefined {
    if (name.test(type.id)) return readArguments(written);
    for (const {owner, bound} of this.lineage(type, written))
      for (const above of this.listSupertypes(owner))
        if (name.test(findTypeNames(above)[0]?.name ?? '') && above.includes('<'))
          return readArguments(substitute(above, bound));
    return undefined;
  }

  private lineage(type: ReferenceType, written: string): {owner: ReferenceType; bound: ReadonlyMap<string, string>}[] {
    const found = [{owner: type, bound: this.bind(type, readArguments(written))}];
    // The list grows while it is read.
    for (const {owner, bound} of found)
      for (const above of this.listSupertypes(owner)) {
        const name = findTypeNames(above)[0]?.name;
        for (const candidate of name === undefined ? [] : this.table.getTypes(name))
          if (!found.some((entry) => entry.owner === candidate))
            found.push({owner: candidate, bound: this.bind(candidate, readArguments(substitute(above, bound)))});
      }
    return found;
  }

  private listSupertypes(type: ReferenceType): readonly string[] {
    const form = this.getForm(type);
    const aliased = form && /^(?:alias|variable|union)$/.test(form.kind) && form.type ? [form.type] : [];
    const declared = getSupertypes(this.table.file.platform, type.id) ?? form?.supertypes ?? [];
    return [...declared.map((above) => addArguments(above, type)), ...aliased];
  }

  private bind(type: ReferenceType, given: readonly string[]): ReadonlyMap<string, string> {
    return bindArguments(this.getForm(type)?.typeParameters, given);
  }

  private getForm(type: ReferenceType) {
    return getForms(type).find((form) => this.isIn(form.in));
  }

  private isIn(keys: readonly string[]): boolean {
    return this.table.key === undefined || keys.includes(this.table.key);
  }
}
