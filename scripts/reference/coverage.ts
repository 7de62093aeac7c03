/** How much of each source is in the data. */
import {getMembers} from '../../src/reference/read';
import type {ReferenceFile} from '../../src/reference/types';

export interface Coverage {
  platform: string;
  number: string;
  types: {source: number; data: number};
  members: {source: number; data: number};
}

export function getCoverage(file: ReferenceFile): Coverage[] {
  return file.versions.map(({key, number, counts}) => {
    const types = file.types.filter((type) => type.in.includes(key));
    const members = types.flatMap((type) => getMembers(type).filter((member) => member.in.includes(key)));
    return {
      platform: file.platform,
      number,
      types: {source: counts.types, data: types.length},
      members: {source: counts.members, data: members.length},
    };
  });
}

/** A table in Markdown. */
export function formatCoverage(files: readonly ReferenceFile[]): string {
  const rows = files
    .flatMap(getCoverage)
    .map(
      ({platform, number, types, members}) =>
        `| ${platform} | ${number} | ${types.source} | ${types.data} | ${members.source} | ${members.data} |`,
    );
  return [
    '| Platform | Version | Types in the source | In the data | Members in the source | In the data |',
    '| --- | --- | --: | --: | --: | --: |',
    ...rows,
  ].join('\n');
}
