/**
 * Files of Docusaurus that this package replaces, or whose behavior it relies on and cannot check otherwise. Each is listed with the
 * hashes of the contents that the package works with. Unknown contents stop the build, so that someone checks them.
 */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import list from './knownContents.json';
import {findPackageFile} from './packageFiles';

interface KnownFile {
  /** SHA-256 of each known content, by the first Docusaurus version that has it. */
  known: Readonly<Record<string, string>>;
  /** What to look at when the file has another content. */
  look: string;
}

/**
 * @param files by package and path.
 * @param resolvePackage gives the folder of a package.
 * @throws Error that names each file with an unknown content, and what to look at.
 */
export function checkKnownFiles(
  files: Readonly<Record<string, KnownFile>> = list,
  resolvePackage?: (name: string) => string,
): void {
  const changed = Object.entries(files).flatMap(([file, {known, look}]) => {
    const full = findPackageFile(file, resolvePackage);
    const found = fs.existsSync(full) ? createHash('sha256').update(fs.readFileSync(full)).digest('hex') : 'no file';
    return Object.values(known).includes(found) ? [] : [`- ${file}\n  Look: ${look}\n  Found: ${found}`];
  });
  if (!changed.length) return;
  throw new Error(
    'flat-client: files of Docusaurus that it replaces or relies on have contents that it does not know:\n' +
      `${changed.join('\n')}\nCompare each with the version before. Adapt docusaurus-flat-client where it matters, then add the new ` +
      'hash to src/bundler/knownContents.json. FLAT=0 builds without the flat client meanwhile.',
  );
}
