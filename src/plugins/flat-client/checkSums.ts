/**
 * Files of Docusaurus that this plugin replaces or relies on, as they were when it was written. An upgrade that changes one stops
 * the build, so that someone looks before readers do.
 */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import sums from './checksums.json';
import {findPackageFile} from './packageFiles';

interface Entry {
  sha256: string;
  /** What to look at when the file changes. */
  look: string;
}

/**
 * @param entries by package and path.
 * @param resolvePackage gives the folder of a package.
 * @throws Error that names each file that changed and what to look at.
 */
export function checkSums(
  entries: Readonly<Record<string, Entry>> = sums,
  resolvePackage?: (name: string) => string,
): void {
  const changed = Object.entries(entries).flatMap(([file, {sha256, look}]) => {
    const full = findPackageFile(file, resolvePackage);
    const found = fs.existsSync(full) ? createHash('sha256').update(fs.readFileSync(full)).digest('hex') : 'no file';
    return found === sha256 ? [] : [`- ${file}\n  ${look}\n  found ${found}`];
  });
  if (!changed.length) return;
  throw new Error(
    'flat-client: files of Docusaurus that it replaces or relies on are not those that it was written for:\n' +
      `${changed.join('\n')}\nLook at what changed in each, adapt src/plugins/flat-client where it matters, then put the new sums ` +
      'into src/plugins/flat-client/checksums.json. FLAT=0 builds without the plugin meanwhile.',
  );
}
