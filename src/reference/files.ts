/** Reads and writes `reference/data`. */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {referencePlatforms, type ReferenceFile, type ReferencePlatform} from './types';

export const dataFolder = path.join(__dirname, '../../reference/data');

export function getDataFile(platform: ReferencePlatform, folder = dataFolder): string {
  return path.join(folder, `${platform}.json`);
}

/** @returns a file without versions if it does not exist yet. */
export function readFile(platform: ReferencePlatform, folder = dataFolder): ReferenceFile {
  const file = getDataFile(platform, folder);
  if (!existsSync(file)) return {platform, versions: [], types: []};
  return JSON.parse(readFileSync(file, 'utf8')) as ReferenceFile;
}

/** All existing files. */
export function readFiles(folder = dataFolder): ReferenceFile[] {
  return referencePlatforms
    .filter((platform) => existsSync(getDataFile(platform, folder)))
    .map((platform) => readFile(platform, folder));
}

export function writeFile(file: ReferenceFile, folder = dataFolder): void {
  writeFileSync(getDataFile(file.platform, folder), formatFile(file));
}

/** Formats JSON with one form and one member per line, so that a change of one is a one-line diff. */
export function formatFile({platform, versions, types}: ReferenceFile): string {
  const lines = (records: readonly unknown[]) => records.map((record) => JSON.stringify(order(record))).join(',\n');
  const blocks = types.map(
    ({id, in: keys, forms, members}) =>
      `{"id":${JSON.stringify(id)},"in":${JSON.stringify(keys)},"forms":[\n${lines(forms)}\n],"members":[${
        members.length > 0 ? `\n${lines(members)}\n` : ''
      }]}`,
  );
  return `{"platform":"${platform}","versions":[\n${lines(versions)}\n],"types":[\n${blocks.join(',\n')}\n]}\n`;
}

/** The order of the fields: the most important ones first. */
const firstKeys = ['name', 'kind', 'key', 'number'];

function order(record: unknown): unknown {
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return record;
  const rank = ([key]: [string, unknown]) => (key === 'in' ? 99 : firstKeys.indexOf(key) + 1 || 50);
  return Object.fromEntries(Object.entries(record).sort((a, b) => rank(a) - rank(b)));
}
