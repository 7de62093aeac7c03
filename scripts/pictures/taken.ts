/** Which parts of the project a screenshot shows, and what they were when it was taken (`taken.json`). */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {hashFiles} from '../../src/plugins/hashFiles';

/** Path of a picture to what it shows: files and folders of the project, and their hash at that time. */
export type TakenPictures = Record<string, {shows: string[]; hash: string}>;

export const takenFile = 'scripts/pictures/taken.json';

export function readTaken(root: string): TakenPictures {
  return JSON.parse(readFileSync(path.join(root, takenFile), 'utf8')) as TakenPictures;
}

/** The state of what a picture shows. Tests are not part of it. */
export function hashShown(root: string, shows: readonly string[]): string {
  return hashFiles(root, shows, (file) => !/\.test\.\w+$/.test(file)).slice(0, 16);
}

/** Notes the present state for all pictures, which were just taken or looked at. */
export function recordTaken(root: string): void {
  const taken = Object.fromEntries(
    Object.entries(readTaken(root)).map(([picture, {shows}]) => [picture, {shows, hash: hashShown(root, shows)}]),
  );
  writeFileSync(path.join(root, takenFile), `${JSON.stringify(taken, undefined, 2)}\n`);
}
