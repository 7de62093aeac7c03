/** What CONTRIBUTING.md promises: a platform and a version are added in the files that it names, and the site has them everywhere. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {getContentFolder, getPlayerVersion} from '../../src/platforms/versions';
import {buildSite, createSite} from '../fixtures/site';
import type {BuildResult} from '../fixtures/site';

const next = '99.0.0';
const previous = `v${Number.parseInt(getPlayerVersion('current').label, 10)}`;

let dir = '';
let result: BuildResult;
let output: string[] = [];
/** What git says of the copy after the commands. */
let changed: string[] = [];

/** Runs a tool of the scratch copy with its arguments; its last lines. */
function run(command: string, ...args: string[]): string {
  return execFileSync(command, args, {cwd: dir, encoding: 'utf8', stdio: 'pipe'});
}

const bin = (name: string) => path.resolve('node_modules/.bin', name);
const runNew = (...args: string[]) => run(bin('tsx'), 'scripts/new/index.ts', ...args);
const git = (...args: string[]) =>
  run('git', '-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args)
    .split('\n')
    .filter(Boolean);

/** The built page at an address below the base URL. */
const readPage = (address: string) => fs.readFileSync(path.join(dir, 'build', address, 'index.html'), 'utf8');

beforeAll(async () => {
  dir = createSite('newcomer', {
    '.gitignore': fs.readFileSync('.gitignore', 'utf8'),
    'packs/rules.yml': `rules:
  - platforms: [web]
    versions: [current]
    rule: 'Read the text.'
    page: web/
    says: 'Text.'
pages: []
`,
  });
  for (const entry of ['scripts', '.prettierrc.json', '.prettierignore'])
    fs.cpSync(entry, path.join(dir, entry), {recursive: true});
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message=Before');
  output = [runNew('version', '--title', next), runNew('platform', '--title', 'Tizen', '--description', 'Samsung TVs')];
  changed = git('status', '--porcelain', '--ignored');
  result = await buildSite(dir);
});

it('builds with a new platform and a new version', () => {
  expect(result.code, result.output).toBe(0);
});

it('says what a person has to write', () => {
  expect(output[0]).toContain(`docs/ documents ${next}`);
  expect(output[0]).toMatch(/typings\.json[\s\S]*npm run reference[\s\S]*git grep/);
  expect(output[1]).toMatch(/its own glyph[\s\S]*docs\/tizen\/index\.mdx[\s\S]*--unmentioned/);
});

it('writes what passes the formatter and the checks of pages', () => {
  const rules = [
    'parses',
    'front-matter',
    'description',
    'opening',
    'links',
    'terms',
    'leftovers',
    'spelling',
    'icons',
  ];
  expect(
    run(bin('tsx'), 'scripts/lint-docs/index.ts', 'docs/tizen', ...rules.map((rule) => `--rule=${rule}`)),
  ).toContain('1 page, 0 findings');
  expect(run(bin('prettier'), '--check', 'src/platforms', 'scripts/icons', 'docs/tizen', 'versions.json')).toContain(
    'All matched files',
  );
});

it('is undone by git', () => {
  expect(changed.filter((line) => line.startsWith('!!'))).toEqual([]);
  git('stash', '--quiet', '--include-untracked');
  expect(fs.existsSync(path.join(dir, 'docs/tizen'))).toBe(false);
  expect(fs.readFileSync(path.join(dir, 'versions.json'), 'utf8')).toBe(fs.readFileSync('versions.json', 'utf8'));
  git('stash', 'pop', '--quiet');
});

describe('a platform of the table', () => {
  it('is on the home page, in the footer and has a landing page with its glyph and its sidebar', () => {
    expect(readPage('').match(/href="?[^"\s>]*\/player\/tizen\//g)?.length).toBe(2);
    const landing = readPage('player/tizen');
    expect(landing).toMatch(/<rect x="?3"? y="?4\.5"?/);
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
