/** The packages whose typings the samples of each version compile against, from `typings.json`. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import table from './typings.json';

interface PackageTypings {
  /** Release of the package, as npm has it: the nearest one where the documented release is not published. */
  release: string;
  /** Module names of samples, and their files in the package. Without it, modules resolve as usual. */
  modules?: Readonly<Record<string, string>>;
}

/** Packages by version of the player docs. */
export type TypingsTable = Readonly<Record<string, Readonly<Record<string, PackageTypings>>>>;

const file = 'scripts/samples/typescript/typings.json';

/**
 * The name a package is installed under. Snapshots have an npm alias, as `theoplayer-v6`, unless their release is that of
 * the current docs: a new snapshot has, until the table names a newer release for `docs/`.
 */
export const getAlias = (name: string, version: string, typings: TypingsTable = table) =>
  version === 'current' || typings[version]?.[name]?.release === typings.current?.[name]?.release
    ? name
    : `${name}-${version}`;

/**
 * What `package.json` must have under `devDependencies` for the table.
 * @returns specifiers by name: `7.1.0`, or `npm:theoplayer@6.10.0` for an alias.
 */
export function getDependencies(typings: TypingsTable = table): Record<string, string> {
  return Object.fromEntries(
    Object.entries(typings).flatMap(([version, packages]) =>
      Object.entries(packages).map(([name, {release}]) => {
        const alias = getAlias(name, version, typings);
        return [alias, alias === name ? release : `npm:${name}@${release}`];
      }),
    ),
  );
}

/**
 * Files of typings by module, for the samples of a version.
 * @param root of the site, where the packages are installed.
 * @returns paths below `node_modules`.
 * @throws Error where the version has no row, or a package of its row is not installed.
 */
export function getModuleFiles(
  version: string,
  root: string,
  typings: TypingsTable = table,
): Readonly<Record<string, string>> {
  const packages = typings[version];
  if (!packages) {
    throw new Error(
      `${file} has no row "${version}", so its samples have no typings. Add one, and run "npm run typings".`,
    );
  }
  const files: Record<string, string> = {};
  for (const [name, {release, modules = {}}] of Object.entries(packages)) {
    const alias = getAlias(name, version, typings);
    if (!existsSync(path.join(root, 'node_modules', alias)))
      throw new Error(`node_modules/${alias} is missing (${name} ${release}, from ${file}). Run "npm run typings".`);
    for (const [module, own] of Object.entries(modules)) files[module] = `${alias}/${own}`;
  }
  return files;
}
