/**
 * `npm run build:check`: builds the site with and without the cache of an earlier build, and compares all files.
 * In a fresh clone the first build has no cache.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {compareFiles, hashFolder} from './check/compareFolders';

/** The bundler's cache, which every build with a cache leaves. */
const cacheFolder = 'node_modules/.cache/rspack';

function build(env: Readonly<Record<string, string>>): void {
  const {status} = spawnSync(path.join('node_modules', '.bin', 'docusaurus'), ['build'], {
    stdio: 'inherit',
    env: {...process.env, ...env},
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(1);
}

const wasCold = !fs.existsSync(cacheFolder);
build({});
const first = hashFolder('build');
build(wasCold ? {} : {DOCUSAURUS_NO_PERSISTENT_CACHE: '1'});
const second = hashFolder('build');

const [cold, warm] = wasCold ? [first, second] : [second, first];
const differences = compareFiles(cold, warm);
if (differences.length > 0) {
  console.error(`A build with a cache differs from one without in ${differences.length} of ${cold.size} files:`);
  for (const line of differences.slice(0, 20)) console.error(`  ${line}`);
  console.error(
    'A build step keeps a result whose input has changed, or a build is not deterministic. Build twice with ' +
      'DOCUSAURUS_NO_PERSISTENT_CACHE=1: where those two differ as well, the second is the case.',
  );
  process.exit(1);
}
console.log(`All ${cold.size} files are the same with and without a cache.`);
