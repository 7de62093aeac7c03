import fs from 'node:fs';
import path from 'node:path';
import {toString} from 'hast-util-to-string';
import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {visit} from 'unist-util-visit';
import {openFolder} from '../../packages/docs-mcp/src/files';
import {readTwin} from '../../packages/docs-mcp/src/pages';
import {Site} from '../../packages/docs-mcp/src/site';
import {expect, test} from '../test';

const build = path.resolve(__dirname, '../../build');

/** Docs pages of the build, as folders below it. */
const pages = fs
  .readdirSync(build, {recursive: true, encoding: 'utf8'})
  .filter((file) => path.basename(file) === 'index.md')
  .map((file) => path.dirname(file));

/** Pages of the API reference: their twins are made from data, not from HTML. */
const isReference = (folder: string) => /^(?:player|open-video-ui)\/reference\//.test(folder);

const has = (element: Element, name: string) =>
  Array.isArray(element.properties.className) &&
  element.properties.className.some((one) => String(one) === name || String(one).startsWith(`${name}_`));

/** Text of a page as a reader sees it, extracted from the HTML independently. */
function readPage(folder: string): {headings: string[]; code: string[]; words: Set<string>} {
  const html = fs.readFileSync(path.join(build, folder, 'index.html'), 'utf8');
  const tree: Root = fromHtml(html.slice(html.indexOf('<article'), html.lastIndexOf('</article>')), {fragment: true});
  const headings: string[] = [];
  const code: string[] = [];
  const words = new Set<string>();
  visit(tree, 'element', (element: Element) => {
    if (!has(element, 'theme-doc-markdown')) return;
    visit(element, 'element', (one: Element) => {
      const text = toString(one).replace('\u200b', '').trim();
      if (/^h[1-6]$/.test(one.tagName)) headings.push(text.replace(/\s+/g, ' '));
      if (one.tagName === 'pre') code.push(text);
      if ((one.tagName === 'p' || one.tagName === 'td') && one.properties.role !== 'status') {
        for (const word of text.match(/[A-Za-z]{4,}/g) ?? []) words.add(word);
      }
    });
  });
  return {headings, code, words};
}

test.describe('Markdown twins', {tag: '@desktop'}, () => {
  test('have the text of their pages, as plain Markdown', () => {
    test.slow();
    expect(pages.length).toBeGreaterThan(900);
    const wrong: string[] = [];
    for (const folder of pages.filter((one) => !isReference(one))) {
      const twin = fs.readFileSync(path.join(build, folder, 'index.md'), 'utf8');
      const {headings, code, words} = readPage(folder);
      const prose = twin.replace(/^(`{3,}).*\n[\s\S]*?^\1$/gm, '').replace(/(`+)[\s\S]*?\1/g, '');
      // Code and emphasis marks may occur within a word or a heading.
      const plain = twin.replace(/\\(?=[^\w\s])|[`*_]/g, '');
      for (const heading of headings) {
        const text = heading.replace(/[`*_]/g, '');
        const found = plain.split('\n').some((line) => /^#+ /.test(line) && line.includes(text));
        if (!found) wrong.push(`${folder}: no heading "${heading}"`);
      }
      for (const sample of code) {
        const lines = sample
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean);
        const missing = lines.find((line) => !twin.includes(line));
        if (missing) wrong.push(`${folder}: no line of code "${missing}"`);
      }
      for (const word of words) if (!plain.includes(word)) wrong.push(`${folder}: no word "${word}"`);
      const markup = /<\/?[A-Za-z][\w.]*(\s[^>]*)?>|^(import|export) .* from /m.exec(prose.replace(/\\</g, ''));
      if (markup) wrong.push(`${folder}: markup "${markup[0]}"`);
    }
    expect(wrong).toEqual([]);
  });

  test('of the API reference have the headings and signatures of their pages', () => {
    test.slow();
    const reference = pages.filter(isReference);
    expect(reference.length).toBeGreaterThan(2000);
    const wrong: string[] = [];
    // All of two platforms, and some of each.
    for (const folder of reference.filter((one, index) => /\/(?:ios|flutter)\//.test(one) || index % 10 === 0)) {
      const twin = fs.readFileSync(path.join(build, folder, 'index.md'), 'utf8').replace(/\\(?=[^A-Za-z\d\s])/g, '');
      const html = fs.readFileSync(path.join(build, folder, 'index.html'), 'utf8');
      const tree: Root = fromHtml(html.slice(html.indexOf('<article'), html.lastIndexOf('</article>')), {
        fragment: true,
      });
      const plain = twin.replace(/[`*]/g, '');
      const lines = new Set(plain.split('\n').map((line) => line.replace(/ \{#[^}]+\}$/, '')));
      visit(tree, 'element', (one: Element) => {
        if (/^h[1-3]$/.test(one.tagName)) {
          const heading = `${'#'.repeat(Number(one.tagName[1]))} ${toString(one).replace('\u200b', '').trim()}`;
          if (!lines.has(heading)) wrong.push(`${folder}: no heading "${heading}"`);
        }
        if (has(one, 'signature') && !plain.includes(toString(one).replace(/[`*]/g, '').trim()))
          wrong.push(`${folder}: no signature "${toString(one)}"`);
      });
    }
    expect(wrong).toEqual([]);
  });

  test('of the API reference are linked from their pages, and lead to each other', async ({page}) => {
    await page.goto('player/reference/web/ads/');
    const twin = '/docs/player/reference/web/ads/index.md';
    await expect(page.locator('link[rel=alternate][type="text/markdown"]')).toHaveAttribute('href', twin);
    const menu = page.locator('.doc-menu');
    await menu.locator('summary').click();
    await expect(menu.getByRole('link', {name: 'View as Markdown'})).toHaveAttribute('href', twin);
    const text = await (await page.request.get(twin)).text();
    expect(await (await page.request.get(twin.replace('/index.md', '.md'))).text()).toBe(text);
    const links = [...text.matchAll(/\]\(https?:\/\/[^/]+(\/[^)]+)\)/g)].map(([, url = '']) => url);
    expect(links.length).toBeGreaterThan(8);
    for (const url of new Set(links)) {
      expect(url).toMatch(/index\.md$/);
      expect((await page.request.get(url)).status(), url).toBe(200);
    }
    // Guides lead to them, and the docs server reads them.
    const guide = fs.readFileSync(
      path.join(build, 'player/getting-started/sdks/android/migration-from-4.x/index.md'),
      'utf8',
    );
    expect(guide).toContain('/docs/player/reference/android/changes/index.md');
    const site = await Site.open(await openFolder(build));
    expect(await readTwin(site, 'player/reference/web/ads')).toBe(text);
  });

  test('are linked from their pages, and open and copy from the menu next to the title', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('player/faq/');
    await expect(page.locator('link[rel=alternate][type="text/markdown"]')).toHaveAttribute(
      'href',
      '/docs/player/faq/index.md',
    );
    const menu = page.locator('.doc-menu');
    await menu.locator('summary').click();
    await menu.getByRole('button', {name: 'Copy page'}).click();
    await expect(menu.getByRole('button', {name: 'Copied'})).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('canonical: ');
    await expect(menu.getByRole('link', {name: 'View as Markdown'})).toHaveAttribute(
      'href',
      '/docs/player/faq/index.md',
    );
    await expect(menu.getByRole('link', {name: 'All pages (llms.txt)'})).toHaveAttribute('href', '/docs/llms.txt');
  });

  test('are in the lists of llms.txt, which tools can read whole', () => {
    const index = fs.readFileSync(path.join(build, 'llms.txt'), 'utf8');
    expect(index.length).toBeLessThan(50_000);
    const origin = /https?:\/\/[^/]+\/docs\//.exec(index)?.[0] ?? '';
    const lists = [...index.matchAll(/\[(?:list|part \d+)\]\(([^)]+)\)/g)].map(([, url = '']) =>
      url.replace(origin, ''),
    );
    expect(lists.length).toBeGreaterThan(10);
    const listed = new Set<string>();
    for (const list of lists) {
      const text = fs.readFileSync(path.join(build, list), 'utf8');
      expect(text.length).toBeLessThanOrEqual(50_000);
      for (const [, url = ''] of text.matchAll(/\]\(([^)]+index\.md)\)/g)) listed.add(url.replace(origin, ''));
    }
    expect(pages.map((folder) => `${folder}/index.md`).filter((file) => !listed.has(file))).toEqual([]);
  });
});
