/** How much of each source is in the data and on pages, and how many names of samples are resolved. */
import {createGuideFinder} from '../../src/reference/guides';
import {TypePages} from '../../src/reference/pages/typePage';
import {getMembers} from '../../src/reference/read';
import type {ReferenceFile, ReferenceMember, ReferencePlatform, VersionKey} from '../../src/reference/types';

export interface Coverage {
  platform: ReferencePlatform;
  key: VersionKey;
  number: string;
  types: {source: number; data: number; pages: number};
  members: {source: number; data: number; pages: number};
}

/** Names of the SDK in samples, of one version; those of other libraries are left out. */
export interface SampleCount {
  platform: ReferencePlatform;
  key: VersionKey;
  resolved: number;
  /** Members whose receiver is of no known type; in TypeScript and JavaScript, names that the compiler knows and the links do not. */
  unknown: number;
}

export function getCoverage(file: ReferenceFile): Coverage[] {
  const pages = new TypePages(file, [], createGuideFinder([]));
  // What a type's page shows. Members of one name are one entry; constructors and subscripts have the name that code gives them.
  const shown = new Map(
    file.types.map(({id}, index) => [
      id,
      new Set(
        pages
          .create(file.types[index]!)
          .groups.flatMap(({kind, members}) => [kind, ...members.map(({name}) => `${kind} ${name}`)]),
      ),
    ]),
  );
  const isShown = (type: string, {kind, name}: ReferenceMember) =>
    shown.get(type)!.has(/^(?:constructor|index|call)$/.test(kind) ? kind : `${kind} ${name}`);
  return file.versions.map(({key, number, counts}) => {
    const types = file.types.filter((type) => type.in.includes(key));
    const members = types.flatMap((type) =>
      getMembers(type).flatMap((member) => (member.in.includes(key) ? [{type: type.id, member}] : [])),
    );
    return {
      platform: file.platform,
      key,
      number,
      types: {source: counts.types, data: types.length, pages: types.filter(({id}) => shown.has(id)).length},
      members: {
        source: counts.members,
        data: members.length,
        pages: members.filter(({type, member}) => isShown(type, member)).length,
      },
    };
  });
}

/**
 * A table in Markdown.
 * @param samples counts by platform and version; without them the cell is a dash.
 */
export function formatCoverage(files: readonly ReferenceFile[], samples: readonly SampleCount[] = []): string {
  const rows = files.flatMap(getCoverage).map(({platform, key, number, types, members}) => {
    const share = formatShare(sumCounts(samples, platform, key));
    const cells = [types.source, types.data, types.pages, members.source, members.data, members.pages, share];
    return `| ${platform} | ${number} | ${cells.join(' | ')} |`;
  });
  return [
    '| Platform | Version | Types in the source | In the data | On pages | Members in the source | In the data | On pages | Resolved in samples |',
    '| --- | --- | --: | --: | --: | --: | --: | --: | --: |',
    ...rows,
  ].join('\n');
}

export interface Share {
  resolved: number;
  all: number;
}

/** Adds up what was counted of a platform's version. */
export function sumCounts(counts: readonly SampleCount[], platform: ReferencePlatform, key: VersionKey): Share {
  const own = counts.filter((one) => one.platform === platform && one.key === key);
  const resolved = own.reduce((sum, count) => sum + count.resolved, 0);
  return {resolved, all: own.reduce((sum, count) => sum + count.unknown, resolved)};
}

function formatShare({resolved, all}: Share): string {
  return all === 0 ? '–' : `${resolved} of ${all}, ${((100 * resolved) / all).toFixed(1)} %`;
}
