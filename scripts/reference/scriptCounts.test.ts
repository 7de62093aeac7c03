import {mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {readFiles} from '../../src/reference/files';
import {repositoryRoot} from '../samples/pages';
import {countScripts, formatMissed} from './scriptCounts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'samples-'));
  symlinkSync(path.join(repositoryRoot, 'node_modules'), path.join(root, 'node_modules'), 'dir');
});
afterAll(() => rmSync(root, {recursive: true}));

it('counts the names that the compiler takes for the SDK’s: with a link, and without one', {timeout: 60_000}, () => {
  writeFileSync(
    path.join(root, 'page.mdx'),
    '```ts\n' +
      "import {ChromelessPlayer} from 'theoplayer';\n" +
      'declare const player: ChromelessPlayer;\n' +
      'const own = {src: 1};\n' +
      'console.log(own.src, player.ads?.playing);\n' +
      'const getTime = <P extends ChromelessPlayer>(some: P) => some.currentTime;\n' +
      '```\n',
  );
  const {counts, missed} = countScripts(['page.mdx'], readFiles(), root);
  expect(counts).toHaveLength(6);
  expect(counts.every(({platform, key}) => platform === 'web' && key === '7')).toBe(true);
  expect(counts.reduce((sum, {resolved}) => sum + resolved, 0)).toBe(5);
  expect(missed.map(formatMissed)).toEqual([
    'page.mdx:6: currentTime (web): const getTime = <P extends ChromelessPlayer>(some: P) => some.currentTime;',
  ]);
});
