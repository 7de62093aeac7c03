import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Hashes files by name and content, in the order of their names.
 * @param root absolute path; names are taken from here.
 * @param places files and folders below it; what is not there counts as empty.
 * @param isWanted told the path below `root`, with slashes.
 * @returns SHA-256 in hexadecimal digits.
 */
export function hashFiles(root: string, places: readonly string[], isWanted: (file: string) => boolean): string {
  const hash = createHash('sha256');
  for (const place of places) {
    const full = path.join(root, place);
    const stat = fs.statSync(full, {throwIfNoEntry: false});
    const names = stat?.isDirectory()
      ? fs.readdirSync(full, {recursive: true, encoding: 'utf8'}).map((name) => path.join(place, name))
      : stat
        ? [place]
        : [];
    const files = names.map((name) => name.replaceAll('\\', '/')).filter(isWanted);
    for (const file of files.sort()) hash.update(`${file}\n`).update(fs.readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}
