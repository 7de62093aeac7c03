import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {measurePages} from './bytes';

const size = (text: string) => gzipSync(text, {level: 9}).length;
const html =
  '<link rel="stylesheet" href="/docs/assets/css/styles.1.css"><script src="/docs/assets/js/main.0a1b2c3d.js"></script>';
const files: Record<string, string> = {
  'guide/index.html': html,
  'assets/css/styles.1.css': 'main{color:red}',
  'assets/js/main.0a1b2c3d.js': 'start()',
};
let folder = '';

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bytes-'));
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), text);
  }
});
afterAll(() => fs.rmSync(folder, {recursive: true}));

describe('measurePages', () => {
  it('adds up the compressed files that the HTML names', async () => {
    expect(await measurePages(folder, '/docs/', {guide: '/docs/guide/'})).toEqual([
      {kind: 'guide', url: '/docs/guide/', html: size(html), scripts: size('start()'), styles: size('main{color:red}')},
    ]);
  });

  it('leaves out a kind that the build has no page of', async () => {
    expect(await measurePages(folder, '/docs/', {faq: '/docs/faq/'})).toEqual([]);
  });
});
