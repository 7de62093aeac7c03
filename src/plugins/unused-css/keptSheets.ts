/** The sheets of the last build, for one with the same scripts and styles. */
import {createHash} from 'node:crypto';
import {version} from 'css-tree';
import {hashFiles} from '../hashFiles';
import {readJsonFile, writeJsonFile} from '../jsonFile';

/**
 * @param file where the sheets of the last build are kept; undefined keeps none.
 * @param sources everything that the sheets are made from.
 * @param makeSheets makes the sheets.
 * @returns the sheets, made now or by the last build.
 */
export function getSheets(
  file: string | undefined,
  sources: readonly string[],
  makeSheets: () => readonly string[],
): readonly string[] {
  if (!file) return makeSheets();
  const hash = createHash('sha256').update(version);
  hash.update(hashFiles(__dirname, ['.'], (name) => name.endsWith('.ts')));
  for (const source of sources) hash.update(`${source.length}\n`).update(source);
  const key = hash.digest('hex');
  const kept = readJsonFile(file) as {key?: string; sheets: string[]} | undefined;
  if (kept?.key === key) return kept.sheets;
  const sheets = makeSheets();
  writeJsonFile(file, {key, sheets});
  return sheets;
}
