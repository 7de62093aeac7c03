/** The data of a platform's page of changes: each version compared with the one before. */
import {hasChanges} from '../routes';
import {getForms, getMembers, groupByName} from '../read';
import type {ReferenceFile, ReferenceType, VersionKey} from '../types';
import {TypeLinks} from './links';
import type {ChangedType, ChangesPage, Step} from './shapes';
import {toPageVersions} from './versions';

/** The records of one version as text, to compare them. */
function show(records: readonly {in: VersionKey[]}[], key: VersionKey): string {
  return records
    .filter((record) => record.in.includes(key))
    .map(({in: _, ...record}) => JSON.stringify(record))
    .sort()
    .join('\n');
}

function compare(type: ReferenceType, from: VersionKey, to: VersionKey, links: TypeLinks): ChangedType | undefined {
  const added: string[] = [];
  const removed: string[] = [];
  const changed: string[] = [];
  for (const [name, records] of groupByName(getMembers(type))) {
    const before = show(records, from);
    const after = show(records, to);
    if (before === after) continue;
    (before === '' ? added : after === '' ? removed : changed).push(name);
  }
  const isDeclaredAnew = show(getForms(type), from) !== show(getForms(type), to);
  if (!isDeclaredAnew && added.length + removed.length + changed.length === 0) return undefined;
  return {type: links.get(type.id), ...(isDeclaredAnew && {isDeclaredAnew}), added, removed, changed};
}

/** @returns undefined for a file of one version. */
export function createChangesPage(file: ReferenceFile): ChangesPage | undefined {
  if (!hasChanges(file)) return undefined;
  const links = new TypeLinks(file);
  const steps = file.versions.slice(1).map((version, index): Step => {
    const before = file.versions[index]!;
    const has = (type: ReferenceType, key: VersionKey) => type.in.includes(key);
    const linkAll = (types: readonly ReferenceType[]) => types.map(({id}) => links.get(id));
    return {
      from: before.number,
      to: version.number,
      added: linkAll(file.types.filter((type) => has(type, version.key) && !has(type, before.key))),
      removed: linkAll(file.types.filter((type) => has(type, before.key) && !has(type, version.key))),
      changed: file.types
        .filter((type) => has(type, before.key) && has(type, version.key))
        .flatMap((type) => compare(type, before.key, version.key, links) ?? []),
    };
  });
  return {
    platform: file.platform,
    versions: toPageVersions(file.versions),
    steps: steps.reverse(),
  };
}
