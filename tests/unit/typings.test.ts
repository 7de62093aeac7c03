/** Tables of pages that mirror the typings have all of them, and nothing else. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {findPages} from '../../scripts/samples/pages';
import {getEnumMembers, getInterfaceMembers} from '../../scripts/samples/typescript/declarations';
import {findTypings} from '../../scripts/samples/typescript/modules';
import {getContentFolder, getPageVersion, playerVersions} from '../../src/platforms/versions';

const root = process.cwd();

/** The file that has a version's event maps and enumerations. */
function getTypings(version: string): string {
  const entry = findTypings('theoplayer', version, root);
  if (typeof entry !== 'string') throw new Error(`No typings for ${version}.`);
  const common = path.join(path.dirname(entry), 'THEOplayer.common.d.ts');
  return existsSync(common) ? common : entry;
}

interface Table {
  page: string;
  map: string;
  names: string[];
}

/** Tables that a sentence like «The list fires the events of `TrackListEventMap`.» leads in. */
function findEventTables(page: string): Table[] {
  const lines = readFileSync(path.join(root, page), 'utf8').split('\n');
  return lines.flatMap((line, i): Table[] => {
    const map = /\b(?:events|those) of `(\w+EventMap)`/.exec(line)?.[1];
    const start = i + 2;
    if (!map || !lines[start]?.startsWith('|')) return [];
    const end = lines.findIndex((one, at) => at > start && !one.startsWith('|'));
    const rows = lines.slice(start + 2, end < 0 ? undefined : end);
    return [{page, map, names: rows.flatMap((row) => /^\| *`([^`]+)`/.exec(row)?.[1] ?? [])}];
  });
}

const tables = findPages(root).flatMap(findEventTables);

describe('event tables', () => {
  it.each(tables.map((table) => [table.page, table.map, table] as const))('%s: %s', (page, map, {names}) => {
    expect([...names].sort()).toEqual(getInterfaceMembers(getTypings(getPageVersion(page)), map).sort());
  });

  it('are there for ads, the player, tracks, qualities and cues', () => {
    const current = new Set(tables.filter(({page}) => page.startsWith('docs/')).map(({map}) => map));
    expect([...current]).toEqual(
      expect.arrayContaining([
        'AdsEventMap',
        'PlayerEventMap',
        'TrackListEventMap',
        'TrackEventMap',
        'MediaTrackEventMap',
        'QualityEventMap',
        'TextTrackEventMap',
        'TextTrackCueEventMap',
      ]),
    );
  });
});

describe('error codes', () => {
  const withTable = playerVersions
    .map(({name}) => [name, `${getContentFolder(name)}/how-to-guides/miscellaneous/error/_error-codes.json`] as const)
    .filter(([, file]) => existsSync(path.join(root, file)));

  it('have a table', () => {
    expect(withTable.map(([name]) => name)).toContain('current');
  });

  it.each(withTable)('%s: every code of the typings, with its name, and no other', (version, file) => {
    const rows = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as {code: number; name: string}[];
    const members = [...getEnumMembers(getTypings(version), 'ErrorCode')];
    expect(rows.map(({name, code}) => [name, code]).sort()).toEqual(members.sort());
  });
});
