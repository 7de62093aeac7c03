/** Files that a build keeps for the next. */
import fs from 'node:fs';
import path from 'node:path';

/**
 * @param file JSON that `writeJsonFile` wrote.
 * @returns its value, or `undefined` if the file is missing or incomplete.
 */
export function readJsonFile(file: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Writes a value as JSON atomically, because another build may read it. Creates the folder. */
export function writeJsonFile(file: string, value: unknown): void {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  const written = `${file}.${process.pid}`;
  fs.writeFileSync(written, JSON.stringify(value));
  fs.renameSync(written, file);
}
