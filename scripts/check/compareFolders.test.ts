import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, expect, it} from 'vitest';
import {compareFiles, hashFolder} from './compareFolders';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'compare-folders-'));
afterEach(() => fs.rmSync(dir, {recursive: true, force: true}));

function write(folder: string, files: Record<string, string>): Map<string, string> {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(dir, folder, file);
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.writeFileSync(target, text);
  }
  return hashFolder(path.join(dir, folder));
}

it('finds files that differ, are missing or are new, in subfolders too', () => {
  const cold = write('cold', {'a/same.js': '1', 'a/changed.js': '1', 'gone.js': '1'});
  const warm = write('warm', {'a/same.js': '1', 'a/changed.js': '2', 'new.js': '1'});
  expect(compareFiles(cold, warm)).toEqual([
    'a/changed.js has another content',
    'gone.js is missing from the build with a cache',
    'new.js is only in the build with a cache',
  ]);
  expect(compareFiles(cold, cold)).toEqual([]);
});
