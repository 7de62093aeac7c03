/** Files that a build keeps for the next. */
import fs from 'node:fs';
import path from 'node:path';

/**
 * @param file JSON that `writeJsonFile` wrote.
 * @returns what it holds, or undefined where it is not there or not whole.
 */
export function readJsonFile(file: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Writes a value as JSON, in one step, as another build may read it; makes the folder. */
export function writeJsonFile(file: string, value: unknown): void {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  const written = `${file}.${process.pid}`;
  fs.writeFileSync(written, JSON.stringify(value));
  fs.renameSync(written, file);
}
