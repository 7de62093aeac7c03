/** Tells whether a file has been changed. */
import fs from 'node:fs';

/** In bytes, and milliseconds since 1970. */
export type Stamp = readonly [size: number, changed: number];

/** @returns undefined where there is no file. */
export function getStamp(file: string): Stamp | undefined {
  const stats = fs.statSync(file, {throwIfNoEntry: false});
  return stats && [stats.size, stats.mtimeMs];
}

/** Whether a file is as it was; two that are missing are not. */
export const isSameStamp = (a: Stamp | undefined, b: Stamp | undefined): boolean =>
  a !== undefined && a[0] === b?.[0] && a[1] === b[1];
