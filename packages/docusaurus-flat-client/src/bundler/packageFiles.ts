import fs from 'node:fs';
import path from 'node:path';

/** The folder of a package; not every package lets its package.json be resolved. */
function findPackage(name: string): string {
  const folders = (require.resolve.paths(name) ?? []).map((dir) => path.join(dir, name));
  return folders.find((dir) => fs.existsSync(dir)) ?? name;
}

/**
 * @param file package and path within it: `@docusaurus/core/lib/client/App.js`.
 * @param resolvePackage gives the folder of a package.
 * @returns where the file is, or would be.
 */
export function findPackageFile(file: string, resolvePackage = findPackage): string {
  const [, name = '', rest = ''] = /^((?:@[^/]+\/)?[^/]+)\/(.+)$/.exec(file) ?? [];
  return path.join(resolvePackage(name), rest);
}
