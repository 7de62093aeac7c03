import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {watch} from '../test';

/** Site-relative addresses of every built page. */
const pages = fs
  .readdirSync('build', {recursive: true, encoding: 'utf8'})
  .filter((file) => path.basename(file) === 'index.html')
  .map((file) => file.slice(0, -'index.html'.length).replaceAll('\\', '/'))
  .sort();

const perTest = 15;

test('the site has pages', () => {
  expect(pages.length).toBeGreaterThan(60);
});

for (let from = 0; from < pages.length; from += perTest) {
  const some = pages.slice(from, from + perTest);
  test(`pages ${from + 1}–${from + some.length} hydrate without an error, a failed request or another host`, async ({
    browser,
  }) => {
    test.setTimeout(300_000);
    const context = await browser.newContext();
    const found: string[] = [];
    for (const address of some) {
      const page = await context.newPage();
      const problems = watch(page);
      await page.goto(address);
      await page.locator('html[data-has-hydrated="true"]').waitFor();
      // React reports what did not match once it has hydrated; the next frame is after that.
      await page.evaluate(() => new Promise(requestAnimationFrame));
      found.push(...problems.map((problem) => `${address}: ${problem}`));
      await page.close();
    }
    await context.close();
    expect(found).toEqual([]);
  });
}

test('each page has one h1, a title and a description', () => {
  for (const address of pages) {
    const html = fs.readFileSync(path.join('build', address, 'index.html'), 'utf8');
    expect(html.match(/<h1[\s>]/g)?.length, address).toBe(1);
    expect(html, address).toMatch(/<title[^>]*>[^<]{3,}/);
    expect(html, address).toMatch(/<meta[^>]*name="?description"?[^>]*content="[^"]{20,}/);
  }
});

test('the sitemap lists the current pages and neither old versions nor contributing', () => {
  const sitemap = fs.readFileSync('build/sitemap.xml', 'utf8');
  expect(sitemap).toContain('/docs/player/web/');
  expect(sitemap).not.toContain('/docs/player/v4/');
  expect(sitemap).not.toContain('/docs/contributing/');
  expect(fs.readFileSync('build/robots.txt', 'utf8')).toContain('/docs/sitemap.xml');
});

test('no page names a foreign host in what it loads', () => {
  for (const address of pages) {
    const html = fs.readFileSync(path.join('build', address, 'index.html'), 'utf8');
    const loads = [...html.matchAll(/<(?:script|img|iframe|source|video|audio)[^>]+src="?(https?:)?\/\/[^">\s]+/g)];
    const hints = [
      ...html.matchAll(
        /<link[^>]+rel="?(?:preconnect|dns-prefetch|stylesheet|preload|prefetch)"?[^>]*href="?https?:\/\/[^">\s]+/g,
      ),
    ];
    expect(
      [...loads, ...hints].map(([tag]) => tag),
      address,
    ).toEqual([]);
  }
});
