import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * A hash of the sources in a folder, by name and content.
 * @param dir absolute path.
 * @returns the first 12 hexadecimal digits of a SHA-256.
 */
export function hashFiles(dir: string): string {
  const hash = createHash('sha256');
  const files = fs.readdirSync(dir, {recursive: true, encoding: 'utf8'});
  for (const file of files.filter((name) => /\.(tsx?|[cm]?js|json)$/.test(name)).sort()) {
    hash.update(`${file}\n`).update(fs.readFileSync(path.join(dir, file)));
  }
  return hash.digest('hex').slice(0, 12);
}
