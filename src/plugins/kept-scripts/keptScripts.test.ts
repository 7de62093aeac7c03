import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {rspack} from '@docusaurus/faster';
import {beforeEach, expect, it, vi} from 'vitest';
import {KeptScriptsPlugin} from './minimizer';
import {createStore} from './store';

let dir: string;

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'kept-scripts-'));
  return () => fs.rmSync(dir, {recursive: true, force: true});
});

const file = () => path.join(dir, 'cache/en.json');
const minify = vi.fn(async (code: string) => `/* minimized */ ${code.length}`);

/** Builds a site of two scripts. */
async function build(texts: Record<'a' | 'b', string>, settings = 'settings'): Promise<{a: string; b: string}> {
  for (const [name, text] of Object.entries(texts)) fs.writeFileSync(path.join(dir, `${name}.js`), text);
  minify.mockClear();
  const plugin = new KeptScriptsPlugin(createStore(file()), settings, minify);
  const compiler = rspack({
    mode: 'production',
    context: dir,
    entry: {a: './a.js', b: './b.js'},
    output: {path: path.join(dir, 'out')},
    optimization: {minimizer: [plugin as never]},
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else compiler.close(() => resolve());
    });
  });
  const read = (name: string) => fs.readFileSync(path.join(dir, 'out', `${name}.js`), 'utf8');
  return {a: read('a'), b: read('b')};
}

const first = {a: 'console.log("first")', b: 'console.log("second")'};

it('minimizes what is new, and takes the rest from the last build', async () => {
  const built = await build(first);
  expect(minify).toHaveBeenCalledTimes(2);
  expect(built.a).toMatch(/^\/\* minimized \*\/ \d+$/);

  expect(await build(first)).toEqual(built);
  expect(minify).not.toHaveBeenCalled();

  const edited = await build({...first, b: 'console.log("another text")'});
  expect(minify).toHaveBeenCalledTimes(1);
  expect(edited.a).toBe(built.a);
  expect(edited.b).not.toBe(built.b);
});

it('minimizes all where the options or the bundler are others', async () => {
  await build(first);
  await build(first, 'other settings');
  expect(minify).toHaveBeenCalledTimes(2);
});

it('keeps the scripts of the last build alone', async () => {
  await build(first);
  await build({...first, a: 'console.log("third")'});
  expect(createStore(file()).read().size).toBe(2);
  await build(first);
  expect(minify).toHaveBeenCalledTimes(1);
});

it('minimizes where what was kept is not whole', async () => {
  await build(first);
  fs.writeFileSync(file(), fs.readFileSync(file(), 'utf8').slice(0, -10));
  await build(first);
  expect(minify).toHaveBeenCalledTimes(2);
});

it('fails the build where a script cannot be minimized', async () => {
  minify.mockRejectedValueOnce(new Error('Unexpected token'));
  await expect(build({...first, a: 'console.log("fourth")'})).rejects.toThrow('a.js: Unexpected token');
});
