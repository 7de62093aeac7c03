/** Packages of modules, and their licenses. */
import fs from 'node:fs';
import path from 'node:path';

export interface ShippedPackage {
  name: string;
  version: string;
  /** SPDX expression of its package.json. */
  license: string;
  /** Its license file; empty where the package has none. */
  text: string;
}

/**
 * The folder of the package that a module is of.
 * @param module path of a file, perhaps behind loaders.
 * @returns `undefined` for a module of the site itself.
 */
export function getPackageFolder(module: string): string | undefined {
  const file = module.slice(module.lastIndexOf('!') + 1).replaceAll('\\', '/');
  return /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0];
}

/**
 * Reads the license of a package.
 * @param dir folder of the package.
 * @throws Error where the package names no license.
 */
export function readPackage(dir: string): ShippedPackage {
  const file = path.join(dir, 'package.json');
  const {name, version, license} = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    name: string;
    version: string;
    license?: string | {type?: string};
  };
  const id = typeof license === 'object' ? license.type : license;
  if (!id) {
    throw new Error(
      `${file}: the package has no "license", but readers get parts of it. Find out its license, or use another package.`,
    );
  }
  const licenseFile = fs.readdirSync(dir).find((entry) => /^licen[sc]e(\.(md|txt))?$/i.test(entry));
  const text = licenseFile ? fs.readFileSync(path.join(dir, licenseFile), 'utf8') : '';
  return {name, version, license: id, text: text.replaceAll('\r\n', '\n').trim()};
}

/**
 * The text of `licenses.txt`: a line `name@version  license` for each package, then each license text once, with the packages that
 * it is of.
 */
export function formatLicenses(packages: readonly ShippedPackage[]): string {
  const unique = [...new Map(packages.map((one) => [`${one.name}@${one.version}`, one])).entries()].sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const width = Math.max(0, ...unique.map(([id]) => id.length)) + 2;
  const idsByText = new Map<string, string[]>();
  for (const [id, {text}] of unique) {
    if (text) idsByText.set(text, [...(idsByText.get(text) ?? []), id]);
  }
  return [
    'Packages whose code, styles, fonts or icons this site sends to readers, with their licenses.',
    '',
    ...unique.map(([id, {license}]) => id.padEnd(width) + license),
    ...[...idsByText].flatMap(([text, ids]) => ['', '-'.repeat(80), ids.join(', '), '', text]),
    '',
  ].join('\n');
}

/** Names and versions of the packages that `licenses.txt` lists. */
export function parseLicenses(text: string): {name: string; version: string}[] {
  const [list = ''] = text.split('-'.repeat(80));
  return [...list.matchAll(/^(@?[^@\s]+)@(\S+) {2,}\S/gm)].map(([, name = '', version = '']) => ({name, version}));
}
