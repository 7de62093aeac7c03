/** What builds and the dev server leave, out of the way of a measurement that begins without it. */
import fs from 'node:fs';
import path from 'node:path';

const away = 'node_modules/.old-results';

/**
 * Moves folders away. They are deleted later, by `dropAside`: the file system is slow for minutes after many files were deleted.
 * @param dirs their paths below the project; those that are not there are passed over.
 */
export function setAside(dirs: readonly string[]): void {
  fs.rmSync(away, {recursive: true, force: true});
  fs.mkdirSync(away);
  for (const dir of dirs.filter((dir) => fs.existsSync(dir))) {
    try {
      fs.renameSync(dir, path.join(away, path.basename(dir)));
    } catch {
      // On another disk.
      fs.rmSync(dir, {recursive: true});
    }
  }
}

/** Puts back what `setAside` moved away, in place of what has come since. */
export function putBack(dirs: readonly string[]): void {
  for (const dir of dirs) {
    const kept = path.join(away, path.basename(dir));
    if (!fs.existsSync(kept)) continue;
    fs.rmSync(dir, {recursive: true, force: true});
    fs.renameSync(kept, dir);
  }
  dropAside();
}

/** Deletes what `setAside` moved away. */
export function dropAside(): void {
  fs.rmSync(away, {recursive: true, force: true});
}
