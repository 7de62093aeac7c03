/** Looks up types and members of one version by the names that code uses. */
import {findTypeNames, getForms, getMembers} from './read';
import type {ReferenceFile, ReferenceMember, ReferenceType, VersionKey} from './types';

/** A type with its type arguments. */
export interface TypeUse {
  type: ReferenceType;
  arguments: readonly string[];
}

export class SymbolTable {
  private readonly membersOf = new Map<ReferenceType, Map<string, ReferenceMember[]>>();
  private readonly byName = new Map<string, ReferenceType[]>();

  /**
   * @param file of the platform.
   * @param key the version to search; undefined searches all of them.
   */
  constructor(
    readonly file: ReferenceFile,
    readonly key: VersionKey | undefined,
  ) {
    for (const type of file.types) {
      if (!this.has(type.in)) continue;
      const simple = type.id.replace(/^(?:[a-z]\w*\.)+(?=[A-Z])/, '');
      for (const name of new Set([type.id, simple])) {
        const known = this.byName.get(name);
        if (known) known.push(type);
        else this.byName.set(name, [type]);
      }
    }
  }

  /** The types with a name: several if packages share it. */
  getTypes(name: string): readonly ReferenceType[] {
    return this.byName.get(name) ?? [];
  }

  /** Own and inherited members of a type. */
  findMembers(type: ReferenceType, name: string): readonly ReferenceMember[] {
    return this.getMembersByName(type).get(name) ?? [];
  }

  /** The type that has a member which another inherits, or the type itself. */
  findOwner(type: ReferenceType, name: string): ReferenceType | undefined {
    return this.lineage(type).find((above) =>
      getMembers(above).some((member) => member.name === name && this.has(member.in)),
    );
  }

  listMemberNames(type: ReferenceType): string[] {
    return [...this.getMembersByName(type).keys()];
  }

  private getMembersByName(type: ReferenceType): ReadonlyMap<string, readonly ReferenceMember[]> {
    let members = this.membersOf.get(type);
    if (!members) {
      members = new Map<string, ReferenceMember[]>();
      for (const above of this.lineage(type))
        for (const member of getMembers(above)) {
          if (!this.has(member.in)) continue;
          const known = members.get(member.name);
          if (known) known.push(member);
          else members.set(member.name, [member]);
        }
      this.membersOf.set(type, members);
    }
    return members;
  }

  /** Supertypes that are not in the file. Members inherited from them are unknown. */
  findUnknownSupertypes(type: ReferenceType): string[] {
    return this.lineage(type).flatMap((above) =>
      this.supertypeNames(above).filter((name) => this.getTypes(name).length === 0),
    );
  }

  /** Parses a type expression, such as `MediaTrackList<VideoQuality>?`. */
  read(written: string): TypeUse | undefined {
    const names = findTypeNames(written);
    const first = names[0];
    // Array, function and tuple types are not types of the SDK.
    if (!first || /^[[(]|->|=>|\[\]$/.test(written.trim())) return undefined;
    const type = this.getTypes(first.name)[0];
    if (!type) return undefined;
    const open = written.indexOf('<', first.start);
    const close = written.lastIndexOf('>');
    const inner = open > 0 && close > open ? written.slice(open + 1, close) : '';
    return {type, arguments: inner ? inner.split(/,\s*/) : []};
  }

  /** Resolves a member's type with the type arguments of its owner: `T` of `TrackList<AudioTrack>` is `AudioTrack`. */
  resolve(use: TypeUse, written: string): string {
    const parameters = getForms(use.type).find((form) => this.has(form.in))?.typeParameters ?? [];
    const index = parameters.findIndex(
      (parameter) => parameter.replace(/[\s:].*$/, '') === written.replace(/[?!]$/, ''),
    );
    return index >= 0 && use.arguments[index] ? use.arguments[index] : written;
  }

  private lineage(type: ReferenceType): ReferenceType[] {
    const found = new Set<ReferenceType>([type]);
    for (const above of found)
      for (const name of this.supertypeNames(above)) this.getTypes(name).forEach((candidate) => found.add(candidate));
    return [...found];
  }

  private supertypeNames(type: ReferenceType): string[] {
    const form = getForms(type).find((candidate) => this.has(candidate.in));
    const aliased =
      form && (form.kind === 'alias' || form.kind === 'variable' || form.kind === 'union') && form.type
        ? [form.type]
        : [];
    return [...(form?.supertypes ?? []), ...aliased].flatMap((written) => {
      const name = findTypeNames(written)[0]?.name;
      return name === undefined ? [] : [name];
    });
  }

  private has(keys: readonly VersionKey[]): boolean {
    return this.key === undefined ? keys.length > 0 : keys.includes(this.key);
  }
}

/** The release numbers (`6.13.0`) of the versions that have a type, or a member of it (own or inherited). */
export function findVersions(file: ReferenceFile, typeName: string, member?: string): string[] {
  return file.versions
    .filter(({key}) => {
      const table = new SymbolTable(file, key);
      const types = table.getTypes(typeName);
      return member === undefined ? types.length > 0 : types.some((type) => table.findMembers(type, member).length > 0);
    })
    .map(({number}) => number);
}

/** The candidate that is most similar to a name, or undefined if all differ by more than a third. */
export function findNearest(name: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Math.max(2, Math.floor(name.length / 3)) + 1;
  for (const candidate of new Set(candidates)) {
    const distance = getDistance(name.toLowerCase(), candidate.toLowerCase(), least);
    if (distance < least) {
      least = distance;
      best = candidate;
    }
  }
  return best;
}

/** Levenshtein distance, or `limit` if the distance is not smaller. */
function getDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let row = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
    row = next;
  }
  return Math.min(row[b.length]!, limit);
}
