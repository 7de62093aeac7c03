import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {brand} from '../../src/brand';
import {cover} from '../cover';
import {watch} from '../test';
import {toHref} from '../site';

/** Site-relative paths of every built page, except the pages inside demo frames. */
const pages = fs
  .readdirSync('build', {recursive: true, encoding: 'utf8'})
  .filter((file) => path.basename(file) === 'index.html')
  .map((file) => file.slice(0, -'index.html'.length).replaceAll('\\', '/'))
  .filter((address) => !/^(demos|playground)\//.test(address))
  .sort();

const isReference = (address: string) => /^[^/]+\/reference\//.test(address);
const reference = pages.filter(isReference);

/** URL of the home page, as in canonical links. */
const home = brand.url + toHref('');

const readPage = (address: string) => fs.readFileSync(path.join('build', address, 'index.html'), 'utf8');

/** Features of a page: its section and version, its elements and their classes. */
function getFeatures(address: string): Set<string> {
  const html = readPage(address);
  const section = /^(?:player\/v\d+|(?:contributing|open-video-ui|player)(?:\/[^/]+)?)\//.exec(address)?.[0] ?? address;
  const classes = [...html.matchAll(/\sclass=(?:"([^"]*)"|([^\s">]+))/g)]
    .flatMap(([, several, one]) => (several ?? one ?? '').split(/\s+/))
    // A class that only one page has, derived from its id.
    .filter((name) => !name.startsWith('docs-doc-id-'));
  const elements = [...html.matchAll(/<([a-z][a-z0-9-]*)/g)].map(([, name = '']) => name);
  return new Set([section, ...classes, ...elements]);
}

/** Pages of the API reference are of three kinds; one in eighty of them, and the largest. */
function sampleReference(): string[] {
  const largest = reference.reduce((a, b) => (readPage(b).length > readPage(a).length ? b : a));
  return [...new Set([...reference.filter((_, index) => index % 80 === 0), largest])];
}

/**
 * Selects pages that together have every feature of any page, because opening all takes long. `ALL_PAGES=1 npm run
 * browser` opens all, which is worthwhile after an upgrade of the framework.
 */
const visited = process.env.ALL_PAGES
  ? pages
  : [
      ...cover(
        new Map(
          pages.filter((address) => !isReference(address)).map((address) => [address, getFeatures(address)] as const),
        ),
      ),
      ...sampleReference(),
    ];
const perTest = 10;

test('the site has pages', () => {
  expect(pages.length).toBeGreaterThan(60);
  expect(visited.length).toBeGreaterThan(20);
  expect(reference.length).toBeGreaterThan(2000);
});

for (let from = 0; from < visited.length; from += perTest) {
  const some = visited.slice(from, from + perTest);
  test(`pages from ${some[0] || 'home'} on hydrate without an error, a failed request or another host`, async ({
    browser,
  }) => {
    test.setTimeout(600_000);
    const context = await browser.newContext();
    const found: string[] = [];
    for (const address of some) {
      const page = await context.newPage();
      const problems = watch(page);
      await page.goto(address);
      await page.locator('html[data-has-hydrated="true"]').waitFor();
      // React reports mismatches after hydration; the next frame is later than that.
      await page.evaluate(() => new Promise(requestAnimationFrame));
      found.push(...problems.map((problem) => `${address}: ${problem}`));
      await page.close();
    }
    await context.close();
    expect(found).toEqual([]);
  });
}

test('each choice of a version or a platform on each page leads to a page', () => {
  const built = new Set(pages.map((address) => toHref(address)));
  const choices = /<a\b[^>]*\bdata-(?:version|platform)-choice=[^>]*>/g;
  const dead: string[] = [];
  let versions = 0;
  for (const address of pages) {
    for (const [tag] of readPage(address).matchAll(choices)) {
      const href = /\bhref="?([^"\s>?#]+)/.exec(tag)?.[1] ?? tag;
      if (!built.has(href)) dead.push(`${address}: ${href}`);
      if (tag.includes('data-version-choice')) versions++;
    }
  }
  expect(dead).toEqual([]);
  expect(versions).toBeGreaterThan(
    pages.filter((address) => address.startsWith('player/') && !isReference(address)).length,
  );
});

test('each old page leads search engines and readers to a page of the current version', () => {
  const dead: string[] = [];
  const old = pages.filter((address) => /^player\/v\d+\//.test(address));
  expect(old.length).toBeGreaterThan(0);
  for (const address of old) {
    const html = readPage(address);
    const canonical = /<link[^>]*rel="?canonical"?[^>]*>/.exec(html)?.[0] ?? '';
    const href = /href="?([^"\s>]*)/.exec(canonical)?.[1] ?? '';
    const target = href.startsWith(home) ? href.slice(home.length) : undefined;
    const current = address.replace(/^player\/v\d+\//, 'player/');
    const expected = pages.includes(current) ? current : address;
    if (target !== expected) dead.push(`${address}: canonical ${target}`);
  }
  expect(dead).toEqual([]);
});

test('each page has one h1, a title and a description', () => {
  for (const address of pages) {
    const html = readPage(address);
    expect(html.match(/<h1[\s>]/g)?.length, address).toBe(1);
    expect(html, address).toMatch(/<title[^>]*>[^<]{3,}/);
    expect(html, address).toMatch(/<meta[^>]*name="?description"?[^>]*content="[^"]{20,}/);
  }
});

test('the sitemap lists the current pages and neither old versions nor contributing', () => {
  const sitemap = fs.readFileSync('build/sitemap.xml', 'utf8');
  expect(sitemap).toContain(toHref('player/web/'));
  expect(sitemap).not.toContain(toHref('player/v4/'));
  expect(sitemap).not.toContain(toHref('contributing/'));
  expect(fs.readFileSync('build/robots.txt', 'utf8')).toContain(toHref('sitemap.xml'));
});

test('no page loads anything from another host', () => {
  for (const address of pages) {
    const html = readPage(address);
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
