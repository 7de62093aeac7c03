/** Puts the symbols of one version into a platform's file. */
import type {
  ReferenceFile,
  ReferenceMember,
  ReferenceType,
  ReferenceVersion,
  TypeForm,
  VersionKey,
} from '../../src/reference/types';
import {getMembers, getForms} from '../../src/reference/read';
import type {SourceType} from './sourceTypes';

/**
 * Replaces one version of a file.
 * @param file the platform's file; its other versions stay as they are.
 * @param version the version that `types` are of; an older record with the same key goes.
 */
export function mergeVersion(
  file: ReferenceFile,
  version: Omit<ReferenceVersion, 'counts'>,
  types: readonly SourceType[],
): ReferenceFile {
  const versions = [...file.versions.filter(({key}) => key !== version.key), {...version, counts: count(types)}].sort(
    (a, b) => Number(a.key) - Number(b.key),
  );
  const order = versions.map(({key}) => key);
  const byId = new Map<string, MergedType>();
  for (const type of file.types) {
    const kept = type.in.filter((key) => key !== version.key);
    if (kept.length === 0) continue;
    byId.set(type.id, {
      in: kept,
      forms: without(getForms(type), version.key),
      members: without(getMembers(type), version.key),
    });
  }
  for (const {id, form, members} of types) {
    const merged = byId.get(id) ?? {in: [], forms: [], members: []};
    merged.in.push(version.key);
    add(merged.forms, form, version.key);
    for (const member of members) add(merged.members, member, version.key);
    byId.set(id, merged);
  }
  return {
    platform: file.platform,
    versions,
    types: [...byId].map(([id, type]) => finish(id, type, order)).sort((a, b) => compare(a.id, b.id)),
  };
}

type Versioned<T> = T & {in: VersionKey[]};

interface MergedType {
  in: VersionKey[];
  forms: Versioned<TypeForm>[];
  members: Versioned<ReferenceMember>[];
}

function count(types: readonly SourceType[]): ReferenceVersion['counts'] {
  return {types: types.length, members: types.reduce((sum, {members}) => sum + members.length, 0)};
}

function without<T>(records: readonly Versioned<T>[], key: VersionKey): Versioned<T>[] {
  return records
    .map((record) => ({...record, in: record.in.filter((other) => other !== key)}))
    .filter((record) => record.in.length > 0);
}

/** A record that another version has too gets one key more. */
function add<T extends object>(records: Versioned<T>[], record: T, key: VersionKey): void {
  const text = textOf(record);
  const same = records.find((other) => !other.in.includes(key) && textOf(other) === text);
  if (same) same.in.push(key);
  else records.push({...record, in: [key]});
}

function textOf(record: object): string {
  const entries = Object.entries(record).filter(([name]) => name !== 'in');
  return JSON.stringify(entries.sort(([a], [b]) => compare(a, b)));
}

function finish(id: string, type: MergedType, order: readonly VersionKey[]): ReferenceType {
  const keys = order.filter((key) => type.in.includes(key));
  const tidy = <T extends object>({in: versions, ...record}: Versioned<T>) => {
    const own = keys.filter((key) => versions.includes(key));
    return own.length === keys.length ? record : {...record, in: own};
  };
  const sortKey = (record: {in?: VersionKey[]}) => String(1000 + keys.indexOf(record.in?.[0] ?? keys[0]!));
  return {
    id,
    in: keys,
    forms: type.forms.map((form) => tidy(form) as TypeForm).sort((a, b) => compare(sortKey(a), sortKey(b))),
    members: type.members
      .map((member) => tidy(member) as ReferenceMember)
      .map((member) => ({member, key: `${member.name}\n${member.kind}\n${sortKey(member)}\n${textOf(member)}`}))
      .sort((a, b) => compare(a.key, b.key))
      .map(({member}) => member),
  };
}

export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
