/**
 * `npm run upgrade:drill -- <version>`: what would another version of Docusaurus change? In a scratch copy of the repository it puts all
 * packages of Docusaurus at that version, checks types, builds the flat client's fixture site and this site with and without the flat
 * client, and walks the fixture site in a browser. It prints what failed; the repository stays as it is.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {adaptToOlder, isOlder} from './olderSite';
import {smoke} from './smoke';
import {readVersion, setDocusaurusVersion} from './versions';
import type {Manifest} from './versions';

const root = path.resolve(__dirname, '../..');
const packageDir = 'packages/docusaurus-flat-client';
const shownLines = 25;

function copyRepository(to: string): void {
  fs.mkdirSync(to, {recursive: true});
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {cwd: root});
  for (const file of files.toString().split('\0').filter(Boolean)) {
    if (fs.existsSync(path.join(root, file))) fs.cpSync(path.join(root, file), path.join(to, file));
  }
}

/** Runs a command in the copy. */
function run(dir: string, command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const {status, stdout, stderr} = spawnSync(command, args, {
    cwd: dir,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: {...process.env, NO_COLOR: '1', FORCE_COLOR: '0', DOCS_LAST_UPDATE: '0', ...env},
  });
  return {passed: status === 0, output: `${stdout}${stderr}`.trim()};
}

/** Sets the version in each manifest, and installs. */
function install(dir: string, version: string) {
  for (const file of ['package.json', `${packageDir}/package.json`]) {
    const full = path.join(dir, file);
    const manifest = JSON.parse(fs.readFileSync(full, 'utf8')) as Manifest;
    fs.writeFileSync(full, `${JSON.stringify(setDocusaurusVersion(manifest, version), null, 2)}\n`);
  }
  // Other packages name the versions of Docusaurus that they know as peers.
  return run(dir, 'npm', ['install', '--no-audit', '--no-fund', '--legacy-peer-deps', '--ignore-scripts']);
}

/** Packages of Docusaurus that are installed in another version. */
function listOthers(dir: string, version: string): string[] {
  const scope = path.join(dir, 'node_modules/@docusaurus');
  return fs.readdirSync(scope).flatMap((name) => {
    const file = path.join(scope, name, 'package.json');
    const found = fs.existsSync(file)
      ? (JSON.parse(fs.readFileSync(file, 'utf8')) as {version: string}).version
      : 'none';
    // The scope also has packages with versions of their own, as its loadable.
    return found === version || !/-canary|^3\.|^4\./.test(found) ? [] : [`@docusaurus/${name} ${found}`];
  });
}

interface Step {
  name: string;
  /** @returns what went wrong; an empty text where nothing did. */
  run: () => string | Promise<string>;
}

function createSteps(dir: string, version: string): Step[] {
  const fixture = path.join(dir, packageDir, 'tests/site');
  const cli = path.join(dir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const check = (command: string, args: readonly string[], folder = dir, env = {}) => {
    const {passed, output} = run(folder, command, args, env);
    return passed ? '' : output;
  };
  const build = (folder: string, flat: boolean) => () => {
    // What a failed build leaves behind must not pass for its result.
    fs.rmSync(path.join(folder, 'build'), {recursive: true, force: true});
    return check(process.execPath, [cli, 'build'], folder, {NODE_ENV: 'production', FLAT: flat ? '1' : '0'});
  };
  const walk = async () => (await smoke(path.join(fixture, 'build'))).join('\n');
  return [
    {name: 'every package of Docusaurus has the version', run: () => listOthers(dir, version).join('\n')},
    {
      name: 'files that the flat client relies on are known',
      run: () =>
        check('npx', [
          'tsx',
          '-e',
          `import('./${packageDir}/src/bundler/knownFiles.ts').then((m) => (m.checkKnownFiles ?? m.default.checkKnownFiles)())`,
        ]),
    },
    {name: 'types', run: () => check('npx', ['tsc', '--noEmit'])},
    {name: 'tests of the flat client', run: () => check('npx', ['vitest', 'run', `${packageDir}/src`])},
    {name: 'fixture site builds without the flat client', run: build(fixture, false)},
    {name: '… and works in a browser', run: walk},
    {name: 'fixture site builds with the flat client', run: build(fixture, true)},
    {name: '… and works in a browser', run: walk},
    {name: 'this site builds without the flat client', run: build(dir, false)},
    {name: 'this site builds with the flat client', run: build(dir, true)},
  ];
}

async function main(): Promise<number> {
  const version = readVersion(process.argv.slice(2));
  // Outside the repository, so that nothing is found in its node_modules.
  const dir = path.join(os.tmpdir(), 'upgrade-drill', version);
  fs.rmSync(dir, {recursive: true, force: true});
  console.log(`Docusaurus ${version}, in ${dir}`);
  copyRepository(dir);
  if (isOlder(version)) for (const change of adaptToOlder(dir)) console.log(`Adapted for older versions: ${change}`);
  const installed = install(dir, version);
  if (!installed.passed) throw new Error(`npm install failed:\n${installed.output}`);
  let failed = 0;
  for (const {name, run: runStep} of createSteps(dir, version)) {
    const problem = await runStep();
    console.log(`${problem ? '✗' : '✓'} ${name}`);
    if (!problem) continue;
    failed++;
    const lines = problem.split('\n');
    const more = lines.length - shownLines;
    for (const line of lines.slice(0, shownLines)) console.log(`    ${line}`);
    if (more > 0) console.log(`    … ${more} lines more`);
  }
  console.log(
    failed ? `${failed} of the checks failed. ${packageDir}/UPGRADING.md says how to go on.` : 'All checks pass.',
  );
  return failed ? 1 : 0;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  },
);
