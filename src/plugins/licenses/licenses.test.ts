import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {formatLicenses, getPackageFolder, parseLicenses, readPackage} from './packages';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'licenses-'));
afterAll(() => fs.rmSync(dir, {recursive: true}));

function createPackage(name: string, manifest: object, files: Record<string, string> = {}): string {
  const folder = path.join(dir, 'node_modules', name);
  fs.mkdirSync(folder, {recursive: true});
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify({name, version: '1.2.3', ...manifest}));
  for (const [file, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, file), text);
  return folder;
}

describe('getPackageFolder', () => {
  it.each([
    ['./node_modules/react/index.js', './node_modules/react'],
    ['css ./node_modules/css-loader/index.js!./node_modules/infima/dist/infima.css', './node_modules/infima'],
    ['/site/node_modules/a/node_modules/@b/c/lib/d.js', '/site/node_modules/a/node_modules/@b/c'],
    ['./src/pages/index.tsx', undefined],
    ['./node_modules/some-loader/index.js!./src/pages/index.tsx', undefined],
  ])('%s', (module, folder) => {
    expect(getPackageFolder(module)).toBe(folder);
  });
});

describe('readPackage', () => {
  it('takes the license and its text', () => {
    const folder = createPackage('@scope/a', {license: 'MIT'}, {'LICENSE.md': 'Permission is granted.\r\n'});
    expect(readPackage(folder)).toEqual({
      name: '@scope/a',
      version: '1.2.3',
      license: 'MIT',
      text: 'Permission is granted.',
    });
    expect(readPackage(createPackage('old', {license: {type: 'BSD-3-Clause'}}))).toMatchObject({
      license: 'BSD-3-Clause',
      text: '',
    });
  });

  it('stops at a package without a license', () => {
    const folder = createPackage('none', {});
    expect(() => readPackage(folder)).toThrow(/none\/package\.json: the package has no "license".*use another package/);
  });
});

it('lists each package and each text once, and can be read again', () => {
  const one = {version: '1.0.0', license: 'MIT', text: 'Same text.'};
  const text = formatLicenses([
    {name: 'b', ...one},
    {name: '@s/a', ...one},
    {name: 'b', ...one},
  ]);
  expect(parseLicenses(text)).toEqual([
    {name: '@s/a', version: '1.0.0'},
    {name: 'b', version: '1.0.0'},
  ]);
  expect(text.match(/Same text\./g)).toHaveLength(1);
  expect(text).toContain('@s/a@1.0.0, b@1.0.0\n\nSame text.');
});
