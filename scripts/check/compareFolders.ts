import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** SHA-256 of each file below a folder, by its path in the folder. */
export function hashFolder(dir: string): Map<string, string> {
  const entries = fs.readdirSync(dir, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  return new Map(
    entries
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [
        path.relative(dir, file).replaceAll('\\', '/'),
        createHash('sha256').update(fs.readFileSync(file)).digest('hex'),
      ]),
  );
}

/** What differs between the files of a cold and of a warm build, a line each. */
export function compareFiles(cold: ReadonlyMap<string, string>, warm: ReadonlyMap<string, string>): string[] {
  return [...new Set([...cold.keys(), ...warm.keys()])].sort().flatMap((file) => {
    if (!warm.has(file)) return [`${file} is missing from the build with a cache`];
    if (!cold.has(file)) return [`${file} is only in the build with a cache`];
    return cold.get(file) === warm.get(file) ? [] : [`${file} has another content`];
  });
}
