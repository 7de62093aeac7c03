/** The lockfile says exactly what is installed, from any registry. */
import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {packagesWithInstallScripts} from '../../scripts/setup/installScripts';

interface Entry {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
}

type Packages = Readonly<Record<string, Entry>>;

/** What is wrong with the packages of a lockfile, a line each. Workspaces and links are folders of the repository. */
function checkPackages(packages: Packages): string[] {
  const installed = Object.entries(packages).filter(([key, {link}]) => key.includes('node_modules/') && !link);
  return installed.flatMap(([key, {integrity = '', resolved}]) => [
    ...(/^sha512-[\w+/]{86}==$/.test(integrity) ? [] : [`${key} has no sha512 "integrity"`]),
    ...(resolved === undefined ? [] : [`${key} is "resolved" to ${resolved}`]),
  ]);
}

const {packages} = JSON.parse(fs.readFileSync('package-lock.json', 'utf8')) as {packages: Packages};

describe('package-lock.json', () => {
  it('has the integrity of every package and names no host', () => {
    // To repair: take package-lock.json of main, delete node_modules, and install the new packages again with npm.
    expect(checkPackages(packages)).toEqual([]);
  });

  it('lists, in scripts/setup/installScripts.ts, every package with an install script', () => {
    const names = Object.entries(packages)
      .filter(([, {hasInstallScript}]) => hasInstallScript)
      .map(([key]) => key.slice(key.lastIndexOf('node_modules/') + 'node_modules/'.length));
    expect([...new Set(names)].sort()).toEqual(Object.keys(packagesWithInstallScripts).sort());
  });

  it('is written and installed by the rules of .npmrc', () => {
    const rules = fs.readFileSync('.npmrc', 'utf8').split('\n');
    expect(rules).toContain('ignore-scripts=true');
    expect(rules).toContain('omit-lockfile-registry-resolved=true');
  });

  it('is refused where a package lacks its integrity or names a host', () => {
    const integrity = `sha512-${'a'.repeat(86)}==`;
    expect(
      checkPackages({
        '': {version: '0.0.0'},
        'packages/own': {version: '0.0.0'},
        'node_modules/own': {link: true, resolved: 'packages/own'},
        'node_modules/good': {version: '1.0.0', integrity},
        'node_modules/bare': {version: '1.0.0'},
        'node_modules/weak': {version: '1.0.0', integrity: 'sha1-abc='},
        'node_modules/good/node_modules/hosted': {integrity, resolved: 'https://evil.test/hosted.tgz'},
      }),
    ).toEqual([
      'node_modules/bare has no sha512 "integrity"',
      'node_modules/weak has no sha512 "integrity"',
      'node_modules/good/node_modules/hosted is "resolved" to https://evil.test/hosted.tgz',
    ]);
  });
});
