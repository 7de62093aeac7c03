/** Gives each record of a reference file its versions, which the files leave out where they are those of the type. */
import type {ReferenceFile, ReferenceMember, ReferenceType, TypeForm, VersionKey} from './types';

export function getForms(type: ReferenceType): (TypeForm & {in: VersionKey[]})[] {
  return type.forms.map((form) => ({...form, in: form.in ?? type.in}));
}

/** The type's own members; those of its supertypes stand there. */
export function getMembers(type: ReferenceType): (ReferenceMember & {in: VersionKey[]})[] {
  return type.members.map((member) => ({...member, in: member.in ?? type.in}));
}

/** The key of the version that a version of the docs (`current`, `v6` …) describes; undefined where the file has none. */
export function getVersionKey(file: ReferenceFile, docsVersion: string): VersionKey | undefined {
  return file.versions.find(({docs}) => docs === docsVersion)?.key;
}

/**
 * The names in a type as code writes it, in order, with their places.
 * @param type `Map<string, THEOplayerConfig.Builder>`; strings in it are passed over.
 */
export function findTypeNames(type: string): {name: string; start: number}[] {
  const found: {name: string; start: number}[] = [];
  for (const match of type.matchAll(
    /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`[^`]*`|[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*/g,
  ))
    if (!/^["'`]/.test(match[0])) found.push({name: match[0], start: match.index});
  return found;
}

/**
 * A path segment for each type, unique without regard to case: `Cache` and `cache` would be one file on many disks.
 * @returns by id, in the order of the file. The first of such a pair keeps its id; the others get their kind behind it.
 */
export function getSlugs(file: ReferenceFile): Map<string, string> {
  const taken = new Set<string>();
  const slugs = new Map<string, string>();
  for (const type of file.types) {
    let slug = type.id;
    if (taken.has(slug.toLowerCase())) slug = `${slug}-${type.forms[0]!.kind}`;
    for (let number = 2; taken.has(slug.toLowerCase()); number++) slug = `${type.id}-${type.forms[0]!.kind}-${number}`;
    taken.add(slug.toLowerCase());
    slugs.set(type.id, slug);
  }
  return slugs;
}
