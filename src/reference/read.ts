/** Gives each record of a reference file its versions. The files omit them when they are the same as the type's. */
import type {ReferenceFile, ReferenceMember, ReferenceType, TypeForm, VersionKey} from './types';

export function getForms(type: ReferenceType): (TypeForm & {in: VersionKey[]})[] {
  return type.forms.map((form) => ({...form, in: form.in ?? type.in}));
}

/** The type's own members. Those of its supertypes are listed there. */
export function getMembers(type: ReferenceType): (ReferenceMember & {in: VersionKey[]})[] {
  return type.members.map((member) => ({...member, in: member.in ?? type.in}));
}

/** Groups members by name, in the order of their first records: overloads, and forms of one member in different versions. */
export function groupByName<M extends {name: string}>(members: readonly M[]): Map<string, M[]> {
  const groups = new Map<string, M[]>();
  for (const member of members) {
    const group = groups.get(member.name);
    if (group) group.push(member);
    else groups.set(member.name, [member]);
  }
  return groups;
}

/**
 * The version key for a version of the docs (`current`, `v6` …); undefined if the file has none. After a new version was
 * created, the current docs have the newest symbols until those of their own release are read.
 */
export function getVersionKey({versions}: ReferenceFile, docsVersion: string): VersionKey | undefined {
  const own = versions.find(({docs}) => docs === docsVersion);
  return (own ?? (docsVersion === 'current' ? versions.at(-1) : undefined))?.key;
}

/** The versions of the docs that some version keys stand for, oldest first. */
export function getDocsVersions(file: ReferenceFile, keys: Iterable<VersionKey>): string[] {
  const wanted = new Set(keys);
  const known = [...new Set([...file.versions.map(({docs}) => docs), 'current'])];
  return known.filter((docs) => wanted.has(getVersionKey(file, docs) ?? ''));
}

/**
 * Finds the type names in a type expression, in order, with their positions.
 * @param type such as `Map<string, THEOplayerConfig.Builder>`; string literals in it are skipped.
 */
export function findTypeNames(type: string): {name: string; start: number}[] {
  const found: {name: string; start: number}[] = [];
  for (const match of type.matchAll(
    /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`[^`]*`|[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*/g,
  ))
    if (!/^["'`]/.test(match[0])) found.push({name: match[0], start: match.index});
  return found;
}

/** Last segments of pages that are no type's. */
const otherPages = ['changes'];

/**
 * A unique path segment for each type, in lower case: `theoplayerconfig-builder`.
 * @returns segments by id, in the order of the file. Of ids that differ in case only, the first keeps its own; the others get their
 * kind appended.
 */
export function getSlugs(file: ReferenceFile): Map<string, string> {
  const taken = new Set(otherPages);
  const slugs = new Map<string, string>();
  for (const type of file.types) {
    const plain = type.id.toLowerCase().replace(/[^a-z0-9_]+/g, '-');
    const named = `${plain}-${type.forms[0]!.kind}`;
    let slug = taken.has(plain) ? named : plain;
    for (let number = 2; taken.has(slug); number++) slug = `${named}-${number}`;
    taken.add(slug);
    slugs.set(type.id, slug);
  }
  return slugs;
}
