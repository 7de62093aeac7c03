/** Reads `reference/descriptions`: what types are for, in a sentence or two. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {ReferencePlatform} from './types';

export const descriptionsFolder = path.join(__dirname, '../../reference/descriptions');

/**
 * The texts of a platform's types, by the type's id. Names in them stand in backticks.
 * @returns an empty map for a platform without a file.
 * @throws YAMLParseError for a malformed file. `tests/unit/referenceDescriptions.test.ts` checks the rest.
 */
export function readDescriptions(platform: ReferencePlatform): ReadonlyMap<string, string> {
  const file = path.join(descriptionsFolder, `${platform}.yml`);
  if (!existsSync(file)) return new Map();
  const rows = parse(readFileSync(file, 'utf8')) as Record<string, {text: string}>;
  return new Map(Object.entries(rows).map(([id, {text}]) => [id, text]));
}
