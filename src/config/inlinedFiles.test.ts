import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {hashInlinedFiles} from './inlinedFiles';

it('changes when a drawing changes, and not when a page does', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'inlined-'));
  fs.mkdirSync(path.join(dir, 'docs/img'), {recursive: true});
  fs.writeFileSync(path.join(dir, 'docs/img/a.svg'), '<svg/>');
  const before = hashInlinedFiles(dir);
  fs.writeFileSync(path.join(dir, 'docs/page.mdx'), 'text');
  expect(hashInlinedFiles(dir)).toBe(before);
  fs.writeFileSync(path.join(dir, 'docs/img/a.svg'), '<svg><path/></svg>');
  expect(hashInlinedFiles(dir)).not.toBe(before);
  fs.rmSync(dir, {recursive: true});
});
