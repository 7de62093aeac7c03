import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {cutVersion} from './version';

let root = '';
const write = (file: string, content: unknown) => {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
};
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const readJson = (file: string): unknown => JSON.parse(read(file));

const current = {name: 'current', label: '7.8.0', path: '', isLast: true, unmaintained: false};
const theoplayer = {release: '7.1.0', modules: {theoplayer: 'THEOplayer.d.ts'}};
const v6 = {name: 'v6', label: '6.13.0', path: 'v6', isLast: false, unmaintained: false};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'cut-'));
  write('src/platforms/playerVersions.json', [current, v6]);
  write('versions.json', ['v6']);
  write('scripts/samples/typescript/typings.json', {current: {theoplayer}, v6: {}});
  const counts = {types: 0, members: 0};
  const rows = [v6, current].map(({name, label}) => ({key: label[0], number: label, docs: name, source: 'a', counts}));
  write('reference/data/roku.json', {platform: 'roku', versions: rows, types: []});
  write('reference/data/open-video-ui-web.json', {platform: 'open-video-ui-web', versions: rows.slice(1), types: []});
  write(
    'evidence/docs/faq/a.yml',
    'claims:\n  - quote: These pages are for release 7.8.0. [UI](../../open-video-ui/index.mdx)\n    source: theoplayer@7.8.0:README.md\n',
  );
  write('packs/rules.yml', 'rules:\n  - platforms: [web]\n    versions: [current, v6]\n');
  write('docs/index.mdx', '[UI](../open-video-ui/index.mdx) [guide](./faq/a.mdx)');
  write('docs/faq/a.mdx', "import A from '../_a.mdx';\n\n[UI](../../open-video-ui/index.mdx#a) [home](../index.mdx)");
  write('docs/faq/_a.mdx', 'These pages are for release 7.8.0.\n\nIn 7.8 it stops.');
  write('docs/faq/img/a.svg', '<svg/>');
});
afterEach(() => rmSync(root, {recursive: true}));

describe('cutVersion', () => {
  it('copies the pages, with links that leave them fixed', () => {
    expect(cutVersion('8.0.0', root)).toEqual({
      name: 'v7',
      label: '7.8.0',
      pages: 3,
      names: {changed: 1, left: 1, files: 1},
    });
    expect(read('versioned_docs/version-v7/index.mdx')).toBe(
      '[UI](../../open-video-ui/index.mdx) [guide](./faq/a.mdx)',
    );
    expect(read('versioned_docs/version-v7/faq/a.mdx')).toBe(
      "import A from '../_a.mdx';\n\n[UI](../../../open-video-ui/index.mdx#a) [home](../index.mdx)",
    );
    expect(read('versioned_docs/version-v7/faq/img/a.svg')).toBe('<svg/>');
    expect(read('docs/index.mdx')).toContain('(../open-video-ui/');
    expect(read('docs/faq/_a.mdx')).toBe('These pages are for release 8.0.0.\n\nIn 7.8 it stops.');
    expect(read('versioned_docs/version-v7/faq/_a.mdx')).toContain('for release 7.8.0');
  });

  it('enters the version wherever versions are listed', () => {
    cutVersion('8.0.0', root);
    expect(readJson('src/platforms/playerVersions.json')).toEqual([
      {...current, label: '8.0.0'},
      {...current, name: 'v7', path: 'v7', isLast: false},
      v6,
    ]);
    expect(readJson('versions.json')).toEqual(['v7', 'v6']);
    expect(readJson('scripts/samples/typescript/typings.json')).toEqual({
      current: {theoplayer},
      v7: {theoplayer},
      v6: {},
    });
  });

  it('takes the evidence along, and the symbols: the next release has none yet', () => {
    cutVersion('8.0.0', root);
    expect(read('evidence/versioned_docs/version-v7/faq/a.yml')).toContain(
      '7.8.0. [UI](../../../open-video-ui/index.mdx)\n    source: theoplayer@7.8.0',
    );
    expect(read('evidence/docs/faq/a.yml')).toContain(
      '8.0.0. [UI](../../open-video-ui/index.mdx)\n    source: theoplayer@7.8.0',
    );
    const [v6Row, row] = (readJson('reference/data/roku.json') as {versions: {docs: string}[]}).versions;
    expect([v6Row?.docs, row?.docs]).toEqual(['v6', 'v7']);
    const kit = readJson('reference/data/open-video-ui-web.json') as {versions: {docs: string}[]};
    expect(kit.versions.map(({docs}) => docs)).toEqual(['current']);
  });

  it('gives the snapshot the rules of the current packs', () => {
    cutVersion('8.0.0', root);
    expect(read('packs/rules.yml')).toContain('versions: [current, v7, v6]');
  });

  it('rejects an invalid or existing version before writing anything', () => {
    expect(() => cutVersion('eight', root)).toThrow('not a release');
    expect(() => cutVersion('7.9.0', root)).toThrow('change the label');
    write('versioned_docs/version-v7/index.mdx', 'mine');
    expect(() => cutVersion('8.0.0', root)).toThrow('already exists');
    expect(readJson('versions.json')).toEqual(['v6']);
  });
});
