import fs from 'node:fs';
import path from 'node:path';
import {toString} from 'hast-util-to-string';
import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {visit} from 'unist-util-visit';
import {expect, test} from '../test';

const build = path.resolve(__dirname, '../../build');

/** Docs pages of the build, as folders below it. */
const pages = fs
  .readdirSync(build, {recursive: true, encoding: 'utf8'})
  .filter((file) => path.basename(file) === 'index.md')
  .map((file) => path.dirname(file));

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
    for (const folder of pages) {
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
