import {existsSync} from 'node:fs';
import path from 'node:path';
import type {SampleVersion} from '../types';
import {getModuleFiles} from './versionTypings';

/** Files of a package that are the package itself: by path, and by the address of a copy on a server. */
const sameModule: readonly [RegExp, string][] = [
  [/(^|\/)THEOplayer\.chromeless\.(esm\.)?js$/, 'theoplayer/chromeless'],
  [/(^|\/)THEOplayer\.(esm\.)?js$/, 'theoplayer'],
  [/^theoplayer\/THEOplayer$/, 'theoplayer'],
  [/^theoplayer\/THEOplayer\.chromeless$/, 'theoplayer/chromeless'],
  [/(^|\/)THEOplayerUI(\.es5)?\.m?js$/, '@theoplayer/web-ui'],
  [/(^|\/)conviva-connector\.(esm|umd)\.js$/, '@theoplayer/conviva-connector-web'],
  [/(^|\/)cmcd-connector\.(esm|umd)\.js$/, '@theoplayer/cmcd-connector-web'],
  [/(^|\/)yospace-connector\.(esm|umd)\.js$/, '@theoplayer/yospace-connector-web'],
];

/** Hand-written typings, for packages that cannot be installed; see typings/README.md. */
export const typingsFolder = path.resolve(__dirname, '../typings');

/** Stands for a module that a version does not have. */
export const missing = Symbol('missing');

/**
 * The file of typings for a module, where it is not what Node would find. A page writes `from 'theoplayer'` whatever its version;
 * the alias in `node_modules` differs. 4.x has one file of typings, for the build with and the build without a UI.
 * @returns undefined to leave the module to the usual resolution; {@link missing} where the version has no such module.
 */
export function findTypings(
  specifier: string,
  version: SampleVersion,
  root: string,
): string | undefined | typeof missing {
  const table = getModuleFiles(version, root);
  const direct = table[specifier];
  if (direct) return path.join(root, 'node_modules', direct);
  const same = sameModule.find(([pattern]) => pattern.test(specifier))?.[1];
  if (same && table[same]) return path.join(root, 'node_modules', table[same]);
  // A version under an alias has no entry that its list lacks: the usual resolution would find the current version's.
  const [name = ''] = (same ?? specifier).split('/');
  const main = table[name];
  if (main && !main.startsWith(`${name}/`) && !specifier.endsWith('.css'))
    return specifier.startsWith(`${name}/`) ? missing : path.join(root, 'node_modules', main);
  const package_ = same ?? specifier;
  const own = path.join(typingsFolder, package_, 'index.d.ts');
  if (existsSync(own)) return own;
  return undefined;
}

/** The package that an address of a file stands for, for the usual resolution. */
export function getModuleName(specifier: string): string {
  return sameModule.find(([pattern]) => pattern.test(specifier))?.[1] ?? specifier;
}
