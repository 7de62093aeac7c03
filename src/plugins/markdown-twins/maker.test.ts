import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {createMaker} from './maker';
import {createTwin} from './twins';
import type {TwinPage} from './head';
import type {TwinSite} from './links';

const site: TwinSite = {origin: 'https://docs.example.com', baseUrl: '/docs/', urls: new Set(['/docs/a/'])};
const page: TwinPage = {url: '/docs/a/', title: 'A', description: 'What it is.', platforms: []};
const htmlOf = (text: string, sidebar = 'x') =>
  `<nav>${sidebar}</nav><article><div class="theme-doc-markdown"><h1>A</h1><p>${text}</p></div></article>`;

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'twins-'));
});
afterEach(() => fs.rmSync(folder, {recursive: true}));

async function build(html: string, of: TwinPage = page, ofSite: TwinSite = site) {
  const maker = createMaker(ofSite, folder);
  const twin = await maker.make(html, of);
  await maker.finish();
  return twin;
}

/** Marks what is kept, so that a twin that is taken from it can be told from one that is made. */
function markKept() {
  const file = path.join(folder, 'twins.json');
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('One.', 'Kept.'));
}

it('makes the same twin in a thread', async () => {
  expect(await build(htmlOf('One.'))).toBe(createTwin(htmlOf('One.'), page, site));
});

it('keeps a twin while its article stays', async () => {
  await build(htmlOf('One.'));
  markKept();
  expect(await build(htmlOf('One.', 'another sidebar'))).toContain('Kept.');
});

it.each([
  ['the article', htmlOf('One and more.'), page, site],
  ['the title', htmlOf('One.'), {...page, title: 'B'}, site],
  ['the pages that have a twin', htmlOf('One.'), page, {...site, urls: new Set(['/docs/a/', '/docs/b/'])}],
])('makes it again after a change of %s', async (_what, html, of, changedSite) => {
  await build(htmlOf('One.'));
  markKept();
  expect(await build(html, of, changedSite)).toBe(createTwin(html, of, changedSite));
});

it('makes it again if the stored one is damaged', async () => {
  await build(htmlOf('One.'));
  fs.writeFileSync(path.join(folder, 'twins.json'), '{"/docs/a/":');
  expect(await build(htmlOf('One.'))).toContain('One.');
});

it('gives nothing for a page without an article', async () => {
  expect(await build('<main>Search</main>')).toBeUndefined();
});
