import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Compiler} from 'webpack';
import {expect, it} from 'vitest';
import {UnusedCssPlugin} from './bundlerPlugin';

/** Rewrites the sheets of a bundle with these files. */
function rewrite(files: Record<string, string>, keptFile: string): Record<string, string> {
  const updated: Record<string, string> = {};
  let process = () => {};
  class RawSource {
    constructor(readonly text: string) {}
  }
  const compilation = {
    compiler: {webpack: {sources: {RawSource}}},
    hooks: {
      processAssets: {
        tap(_: unknown, callback: () => void) {
          process = callback;
        },
      },
    },
    getAssets: () => Object.entries(files).map(([name, text]) => ({name, source: {source: () => text}})),
    updateAsset(name: string, {text}: RawSource) {
      updated[name] = text;
    },
  };
  new UnusedCssPlugin('', keptFile).apply({
    webpack: {Compilation: {PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: 400}},
    hooks: {thisCompilation: {tap: (_: unknown, callback: (of: unknown) => void) => callback(compilation)}},
  } as unknown as Compiler);
  process();
  return updated;
}

it('takes the sheets of the last build, in whatever order the bundler lists the files', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'unused-css-'));
  try {
    const kept = path.join(dir, 'en.json');
    const files = {
      'one.css': '.a{color:red}.x{color:red}',
      'two.css': '.b{color:red}.x{color:red}',
      'one.js': '"a"',
      'two.js': '"b"',
    };
    const sheets = rewrite(files, kept);
    expect(sheets).toEqual({'one.css': '.a{color:red}', 'two.css': '.b{color:red}'});
    const {key} = JSON.parse(fs.readFileSync(kept, 'utf8')) as {key: string};
    expect(rewrite(Object.fromEntries(Object.entries(files).reverse()), kept)).toEqual(sheets);
    expect(JSON.parse(fs.readFileSync(kept, 'utf8'))).toHaveProperty('key', key);
  } finally {
    fs.rmSync(dir, {recursive: true});
  }
});
