import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {hashFiles} from './hashFiles';

let dir: string;
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
  fs.writeFileSync(path.join(dir, file), text);
};
const hash = () => hashFiles(dir, ['code', 'one.ts', 'missing'], (file) => file.endsWith('.ts'));

beforeEach(() => (dir = fs.mkdtempSync(path.join(os.tmpdir(), 'hash-'))));
afterEach(() => fs.rmSync(dir, {recursive: true}));

it('changes with a wanted file’s text and name, and with nothing else', () => {
  write('code/a/b.ts', 'b');
  write('one.ts', 'one');
  const before = hash();
  write('code/a/notes.md', 'text');
  write('two.ts', 'two');
  expect(hash()).toBe(before);
  write('one.ts', 'other');
  expect(hash()).not.toBe(before);
  write('one.ts', 'one');
  fs.renameSync(path.join(dir, 'code/a/b.ts'), path.join(dir, 'code/a/c.ts'));
  expect(hash()).not.toBe(before);
});
