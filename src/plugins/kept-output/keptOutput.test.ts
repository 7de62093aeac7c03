import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {createStore} from './store';

let dir: string;
const at = (...parts: string[]) => path.join(dir, ...parts);
const read = (file: string) => fs.readFileSync(at('build', file), 'utf8');
const list = () => (fs.readdirSync(at('build'), {recursive: true}) as string[]).sort();

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(at('build', file)), {recursive: true});
  fs.writeFileSync(at('build', file), text);
}

/** A build that writes files, or takes them where they are already there; then it stops, or renders a page and ends. */
function build(files: Record<string, string>, ending?: 'failed before writing' | 'failed after writing'): void {
  const store = createStore(at('kept'));
  if (!store.putAside(at('build'))) fs.rmSync(at('build'), {recursive: true, force: true});
  if (ending === 'failed before writing') return;
  store.putBack(at('build'), (file) => file in files);
  for (const [file, text] of Object.entries(files)) if (!fs.existsSync(at('build', file))) write(file, text);
  if (ending === 'failed after writing') return;
  write('page/index.html', 'page');
  store.remember(at('build'));
}

const inode = (file: string) => fs.statSync(at('build', file)).ino;

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'kept-output-'));
});
afterEach(() => fs.rmSync(dir, {recursive: true}));

it('leaves what is wanted again where it is, and nothing else', () => {
  build({'assets/a.js': 'a', 'assets/old/b.js': 'b'});
  write('sitemap.xml', 'written after the pages');
  const first = inode('assets/a.js');
  build({'assets/a.js': 'another text, by which it is seen that the file was left', 'assets/c.js': 'c'});
  expect(inode('assets/a.js')).toBe(first);
  expect(read('assets/a.js')).toBe('a');
  expect(list()).toEqual(['assets', 'assets/a.js', 'assets/c.js', 'page', 'page/index.html']);
});

it('writes a file again that was changed since', () => {
  build({'a.js': 'a'});
  write('a.js', 'changed');
  build({'a.js': 'a'});
  expect(read('a.js')).toBe('a');
});

it('takes nothing from a build that failed, and leaves no output of an older one in its place', () => {
  build({'a.js': 'a', 'b.js': 'b'});
  const first = inode('a.js');
  build({}, 'failed before writing');
  expect(fs.existsSync(at('build'))).toBe(false);
  build({'a.js': 'a'});
  expect(inode('a.js')).toBe(first);

  build({'a.js': 'a', 'd.js': 'cut o'}, 'failed after writing');
  build({'a.js': 'a', 'd.js': 'cut off'});
  expect(read('d.js')).toBe('cut off');
});

it('works with an output folder that is missing', () => {
  build({'a.js': 'a'});
  fs.rmSync(at('build'), {recursive: true});
  build({'a.js': 'a'});
  expect(list()).toEqual(['a.js', 'page', 'page/index.html']);
});
