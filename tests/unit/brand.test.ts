/** `src/brand.ts` has all that an adopter changes, and nothing else: no other file spells a value of it, and each is used. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {brand} from '../../src/brand';

/** Paths of values that are texts: `links.support`. */
function listTexts(value: unknown, at: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => listTexts(part, at ? `${at}.${name}` : name));
}

const texts = listTexts(brand, '');

/** The site's sources without comments, by file. Packages know nothing of the site. */
const sources = ['docusaurus.config.ts', ...['src', 'sidebars'].flatMap(listFiles)].map((file): [string, string] => [
  file,
  fs
    .readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, ''),
]);

function listFiles(folder: string): string[] {
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => path.join(folder, file))
    .filter((file) => /\.(tsx?|mjs|css)$/.test(file) && !/\.test\.|fixture|src\/brand\.ts/.test(file));
}

it('no other file spells a value of the brand', () => {
  // Short words that are not the owner's: "Player" is also what the SDKs call their main class.
  const own = texts.filter(([name]) => !['playerLabel', 'baseUrl'].includes(name));
  expect(own.length).toBeGreaterThan(12);
  const found = sources.flatMap(([file, text]) =>
    own.filter(([, value]) => text.includes(value)).map(([name, value]) => `${file}: "${value}", write brand.${name}`),
  );
  expect(found).toEqual([]);
});

it('the base path stands in it alone', () => {
  const found = sources.filter(([, text]) => new RegExp(`['"\`]${brand.baseUrl}`).test(text)).map(([file]) => file);
  expect(found).toEqual([]);
});

it('every value is used', () => {
  const all = sources.map(([, text]) => text).join('\n');
  const unused = [...texts.map(([name]) => name), 'copyrightYear', 'announcement'].filter((name) => {
    // By itself, or with the group that it stands in.
    const groups = name.split('.').map((_, depth, parts) => parts.slice(0, depth + 1).join('\\.'));
    const isRead = groups.some((group, depth) =>
      new RegExp(`\\bbrand\\.${group}\\b${depth < groups.length - 1 ? '(?!\\.)' : ''}`).test(all),
    );
    return !isRead && !new RegExp(`\\{[^}]*\\b${name}\\b[^}]*\\} = brand\\b`).test(all);
  });
  expect(unused).toEqual([]);
});
