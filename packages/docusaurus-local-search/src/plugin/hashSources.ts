import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Hashes code and data by name and content.
 * @param places absolute paths of files and folders.
 * @returns SHA-256 in hexadecimal digits.
 * @throws Error for a place that does not exist.
 */
export function hashSources(places: readonly string[]): string {
  const hash = createHash('sha256');
  const files = places.flatMap((place) =>
    fs.statSync(place).isDirectory()
      ? fs.readdirSync(place, {recursive: true, encoding: 'utf8'}).map((name) => path.join(place, name))
      : [place],
  );
  for (const file of files.filter((name) => /\.([cm]?[jt]sx?|json)$/.test(name)).sort()) {
    hash.update(`${file}\n`).update(fs.readFileSync(file));
  }
  return hash.digest('hex');
}
