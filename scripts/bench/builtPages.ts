import fs from 'node:fs';
import path from 'node:path';

/**
 * @param dir a build's folder.
 * @returns the files of its pages, as paths below the folder.
 */
export function listBuiltPages(dir: string): string[] {
  return fs
    .readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => path.basename(file) === 'index.html');
}
