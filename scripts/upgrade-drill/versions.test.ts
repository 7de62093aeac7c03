import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {adaptToOlder, isOlder} from './olderSite';
import {readVersion, setDocusaurusVersion} from './versions';

it('takes one exact version', () => {
  expect(readVersion(['4.0.0-canary-6808'])).toBe('4.0.0-canary-6808');
  for (const args of [[], ['next'], ['^3.10.0'], ['3.10.1', '3.9.2']]) {
    expect(() => readVersion(args)).toThrow(/one exact version of Docusaurus.*npm run upgrade:drill/);
  }
});

it('sets the packages of Docusaurus, and no others', () => {
  const manifest = {
    name: 'site',
    dependencies: {'@docusaurus/core': '3.10.2', react: '19.1.10'},
    peerDependencies: {'@docusaurus/core': '^3.9.2'},
  };
  expect(setDocusaurusVersion(manifest, '3.10.1')).toEqual({
    name: 'site',
    dependencies: {'@docusaurus/core': '3.10.1', react: '19.1.10'},
    peerDependencies: {'@docusaurus/core': '3.10.1'},
  });
});

it('adapts this site to versions before 3.10', () => {
  expect(['3.9.2', '3.10.1', '4.0.0-canary-6808'].filter(isOlder)).toEqual(['3.9.2']);
  const root = path.resolve(__dirname, '../..');
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'older-site-'));
  for (const file of ['docusaurus.config.ts', 'src/theme/Tabs', 'src/theme/TabItem']) {
    fs.cpSync(path.join(root, file), path.join(dir, file), {recursive: true});
  }
  expect(adaptToOlder(dir)).toHaveLength(3);
  expect(fs.readFileSync(path.join(dir, 'docusaurus.config.ts'), 'utf8')).toMatch(
    /experimental_faster: true, experimental_storage: \{type/,
  );
  expect(fs.readdirSync(path.join(dir, 'src/theme'))).toEqual([]);
  expect(() => adaptToOlder(dir)).toThrow(/olderSite/);
  fs.rmSync(dir, {recursive: true});
});
