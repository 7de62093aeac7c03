/** Validates `reference/data`, for the command, the linter and the build. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {dataFolder} from './files';
import {validateReference, type ExternalNames, type ReferenceProblem} from './validate';

/** @returns the problems of all files, in order. */
export function checkReferenceFiles(folder = dataFolder): ReferenceProblem[] {
  const list = path.join(folder, '../external.json');
  const external = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as ExternalNames) : {};
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => validateReference(name, readFileSync(path.join(folder, name), 'utf8'), external));
}

/**
 * Stops a build.
 * @throws Error that lists all problems.
 */
export function assertReferenceFiles(folder = dataFolder): void {
  const problems = checkReferenceFiles(folder);
  if (problems.length > 0)
    throw new Error(
      `reference/data has problems:\n${problems.map(({file, message}) => `  ${file}: ${message}`).join('\n')}`,
    );
}
