/** What CONTRIBUTING.md promises: a platform and a version are added in the files that it names, and the site has them everywhere. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {cutVersion} from '../../scripts/new/version';
import {getContentFolder, getPlayerVersion} from '../../src/platforms/versions';
import {buildSite, createPage, createSite} from '../fixtures/site';
import type {BuildResult} from '../fixtures/site';

const next = '99.0.0';
const previous = `v${Number.parseInt(getPlayerVersion('current').label, 10)}`;

let dir = '';
let result: BuildResult;

/** Puts `addition` before the only place where the file of the scratch copy has `mark`. */
function insertBefore(file: string, mark: string, addition: string): void {
  const parts = fs.readFileSync(path.join(dir, file), 'utf8').split(mark);
  if (parts.length !== 2) throw new Error(`${file}: expected "${mark}" once, found it ${parts.length - 1} times.`);
  fs.writeFileSync(path.join(dir, file), parts.join(addition + mark));
}

/** Runs a script of the scratch copy. */
function runScript(script: string): void {
  const tsx = path.resolve('node_modules/.bin/tsx');
  execFileSync(tsx, [path.join(dir, script)], {cwd: dir, stdio: 'pipe'});
}

function addVersion(): void {
  cutVersion(next, dir);
  runScript('scripts/sidebars.ts');
}

function addPlatform(): void {
  insertBefore(
    'src/platforms/platforms.ts',
    '] as const satisfies readonly PlayerPlatformRow[];',
    `  {platform: 'tizen', label: 'Tizen', description: 'Samsung TVs', minVersion: 99, sections: ['how-to-guides']},\n`,
  );
  insertBefore('scripts/icons/names.ts', "  roku: '<rect", `  tizen: '<path d="M4 5h16v11H4Z"/>',\n`);
  runScript('scripts/icons/build.ts');
  insertBefore(
    'sidebars/player.ts',
    '  roku: (',
    "  tizen: ({folder, category}) => [...category('Getting started', folder('getting-started/sdks/tizen'))],\n",
  );
  fs.mkdirSync(path.join(dir, 'docs/tizen'));
  fs.writeFileSync(path.join(dir, 'docs/tizen/index.mdx'), createPage('Text.'));
}

/** The built page at an address below the base URL. */
const readPage = (address: string) => fs.readFileSync(path.join(dir, 'build', address, 'index.html'), 'utf8');

beforeAll(async () => {
  dir = createSite('newcomer', {});
  fs.cpSync('scripts', path.join(dir, 'scripts'), {recursive: true});
  addVersion();
  addPlatform();
  result = await buildSite(dir);
});

it('builds with a new platform and a new version', () => {
  expect(result.code, result.output).toBe(0);
});

describe('a platform of the table', () => {
  it('is on the home page, in the footer and has a landing page with its glyph and its sidebar', () => {
    expect(readPage('').match(/href="?[^"\s>]*\/player\/tizen\//g)?.length).toBe(2);
    const landing = readPage('player/tizen');
    expect(landing).toContain('M4 5h16v11H4Z');
    expect(landing).toContain('Tizen SDK');
  });

  it('counts as unverified in guides that do not mention it, and is absent from older versions', () => {
    const strip = /aria-label="?Supported platforms.*?<\/ul>/s.exec(
      readPage('player/how-to-guides/drm/introduction'),
    )?.[0];
    expect(strip).toMatch(/Tizen.*Unverified/s);
    expect(readPage(`player/${previous}/how-to-guides/drm/introduction`)).not.toMatch(/Tizen<\/span>.*Unverified/s);
  });

  it('has the rules that show its tabs', () => {
    const sheets = fs
      .readdirSync(path.join(dir, 'build/assets/css'))
      .map((file) => path.join(dir, 'build/assets/css', file));
    const css = sheets.map((file) => fs.readFileSync(file, 'utf8')).join('');
    expect(css).toMatch(/data-platform-panel\]:not\(\[data-platform-panel="?tizen/);
  });
});

it('a version has its pages, and stands in the lists under its release', () => {
  expect(fs.existsSync(path.join(dir, getContentFolder(previous), 'web/index.mdx'))).toBe(true);
  expect(readPage(`player/${previous}/web`)).toContain(getPlayerVersion('current').label);
  expect(readPage('player/web')).toContain(next);
});
