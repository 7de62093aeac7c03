/** Moves results of builds and the dev server out of the way, for measurements that start without them. */
import fs from 'node:fs';
import path from 'node:path';

const away = 'node_modules/.old-results';

/**
 * Moves folders away. `dropAside` deletes them later, because the file system is slow for minutes after many files were
 * deleted.
 * @param dirs their paths below the project; missing ones are skipped.
 */
export function setAside(dirs: readonly string[]): void {
  fs.rmSync(away, {recursive: true, force: true});
  fs.mkdirSync(away);
  for (const dir of dirs.filter((dir) => fs.existsSync(dir))) {
    try {
      fs.renameSync(dir, path.join(away, path.basename(dir)));
    } catch {
      // The folder may be on another disk.
      fs.rmSync(dir, {recursive: true});
    }
  }
}

/** Restores what `setAside` moved away, replacing anything created since. */
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
