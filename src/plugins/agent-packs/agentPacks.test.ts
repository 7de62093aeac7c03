import fs from 'node:fs';
import path from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import {describe, expect, it} from 'vitest';
import {playerPlatformIds} from '../../platforms/platforms';
import {playerVersions} from '../../platforms/versions';
import {createArchive} from './archive';
import {createPack, maxIndexBytes} from './pack';
import type {PackPage, PackSubject} from './pack';
import {parseRules} from './rules';

const file = 'packs/rules.yml';
const origin = 'https://docs.example.com';
const subject: PackSubject = {
  name: 'player-web',
  title: 'Player for Web 7.8.0',
  use: 'For code on Web.',
  platform: 'web',
  version: 'current',
  root: '/docs/player/',
};
const pages: Readonly<Record<string, PackPage>> = {
  '/docs/player/web/start/': {
    title: 'Start [Web]',
    description: 'From nothing to a stream.',
    twin: `Set \`libraryLocation\` to\n[the folder](${origin}/docs/player/web/index.md#files). See [FAQ](${origin}/docs/player/faq/index.md).`,
  },
  '/docs/player/web/': {
    title: 'Web',
    description: 'What it is.',
    twin: `[Start](${origin}/docs/player/web/start/index.md)`,
  },
};
const getPage = (url: string) => pages[url];
const rules = `rules:
  - platforms: [web]
    versions: [current]
    rule: Set it.
    page: web/start/
    says: Set \`libraryLocation\` to the folder.
pages:
  - platforms: [web]
    versions: [current]
    pages: [web/]
`;
const make = (text: string, more: Partial<PackSubject> = {}) =>
  createPack({...subject, ...more}, parseRules(text, file), [`${origin}/docs/llms/player-web.txt`], origin, getPage);

/** Relative links of a pack that lead to no file of it. */
function findDangling(files: readonly {name: string; text: string}[]): string[] {
  const names = new Set(files.map(({name}) => name));
  return files.flatMap(({name, text}) =>
    [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)(?:#[^)\s]*)?\)/g)].flatMap(([, link = '']) => {
      const target = path.posix.join(path.posix.dirname(name), link);
      return names.has(target) ? [] : [`${name}: ${link}`];
    }),
  );
}

describe('a pack', () => {
  const files = make(rules);

  it('has an index with the rules and the pages, and their twins', () => {
    expect(files.map(({name}) => name)).toEqual(['AGENTS.md', 'docs/web.md', 'docs/web/start.md']);
    expect(files[0]?.text).toContain('- Set it. ([Start \\[Web\\]](docs/web/start.md))');
    expect(files[0]?.text).toContain('- [Web](docs/web.md): What it is.');
    expect(files[0]?.text).toContain(`- ${origin}/docs/llms/player-web.txt`);
  });

  it('links its own pages by their place in it, and other pages on the site', () => {
    expect(files[2]?.text).toContain('](../../docs/web.md#files)');
    expect(files[2]?.text).toContain(`](${origin}/docs/player/faq/index.md)`);
    expect(findDangling(files)).toEqual([]);
  });

  it('does not exist where no rule is about it', () => {
    expect(make(rules, {version: 'v4'})).toEqual([]);
  });

  it('is in its archive, which is the same every time', () => {
    const archive = createArchive('player-web', files);
    expect(Object.keys(unzipSync(archive))).toEqual(files.map(({name}) => `player-web/${name}`));
    expect(strFromU8(unzipSync(archive)['player-web/AGENTS.md']!)).toBe(files[0]?.text);
    expect(createArchive('player-web', files)).toEqual(archive);
  });
});

describe('a mistake in the rules', () => {
  it.each([
    [
      'a page that does not exist',
      rules.replace('web/start/', 'web/gone/'),
      'packs/rules.yml:2: "web/gone/" is no page',
    ],
    ['a further page that does not exist', rules.replace('[web/]', '[gone/]'), 'packs/rules.yml:8: "gone/" is no page'],
    [
      'a page that says something else',
      rules.replace('the folder', 'a folder'),
      'packs/rules.yml:2: /docs/player/web/start/ does not',
    ],
    ['a missing text', rules.replace(/ {4}says.*\n/, ''), 'packs/rules.yml:2: "says" is missing. Write it as text.'],
    ['a text in place of a list', rules.replace('[current]', 'current'), 'packs/rules.yml:2: "versions" is not a list'],
    [
      'an unknown key',
      rules.replace('says:', 'quote: a\n    says:'),
      'packs/rules.yml:6: "quote" is unknown. Known: platforms',
    ],
    ['no list', 'rules: []\n', 'There is no list "pages"'],
    ['broken YAML', 'rules:\n  - {', 'packs/rules.yml:'],
    [
      'an index that is too long',
      rules.replace('Set it.', 'Set it. '.repeat(1100)),
      `and may have ${maxIndexBytes}. Shorten`,
    ],
  ])('stops the build with its place and a remedy: %s', (_, text, message) => {
    expect(() => make(text)).toThrow(message);
  });
});

describe('packs/rules.yml', () => {
  const source = parseRules(fs.readFileSync(file, 'utf8'), file);

  it('names platforms and versions that exist', () => {
    const platforms: readonly string[] = playerPlatformIds;
    const versions = playerVersions.map(({name}) => name);
    for (const entry of [...source.rules, ...source.pages]) {
      expect(platforms, `${file}:${entry.line}`).toEqual(expect.arrayContaining([...entry.platforms]));
      expect(versions, `${file}:${entry.line}`).toEqual(expect.arrayContaining([...entry.versions]));
    }
  });

  it('has rules for every platform with pages to get started', () => {
    const started = playerPlatformIds.filter((id) =>
      ['sdks', 'frameworks'].some((group) => fs.existsSync(`docs/getting-started/${group}/${id}`)),
    );
    expect(new Set(source.rules.flatMap(({platforms}) => platforms))).toEqual(new Set(started));
  });
});
