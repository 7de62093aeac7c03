import {strToU8, zipSync} from 'fflate';
import type {PackFile} from './pack';

/** A build's archives are the same as the last build's where the pages are: no time of day in them. */
const mtime = new Date('2024-01-01T00:00:00Z');

/** A zip archive of a pack, with everything in one folder of its name. */
export function createArchive(name: string, files: readonly PackFile[]): Uint8Array {
  return zipSync(
    Object.fromEntries(files.map(({name: file, text}) => [`${name}/${file}`, [strToU8(text), {mtime}]])) as never,
  );
}
