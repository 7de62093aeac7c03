/** Every way from page to page in a flat build (packages/docusaurus-flat-client): the shards that a page needs load before it shows. */
import {expect, hydrated, onDesktop, test} from '../test';
import type {Page} from '@playwright/test';
import {labelOf, toHref} from '../site';

const shards = '**/assets/js/shard-*.js';
const question = 'player/faq/why-is-video-not-playing-automatically/';

/** Marks the document, to detect later whether it was reloaded. */
const mark = (page: Page) => page.evaluate(() => void document.documentElement.setAttribute('data-marked', ''));
const marked = (page: Page) => page.locator('html[data-marked]');
const title = (page: Page) => page.getByRole('heading', {level: 1});

test(
  'pages of the same shard, another shard and another version follow each other without a full load',
  onDesktop,
  async ({page}) => {
    await page.goto(question);
    await hydrated(page);
    await mark(page);

    await page.getByRole('contentinfo').getByRole('link', {name: 'Knowledge base'}).click();
    await expect(title(page)).toHaveText('Knowledge base');
    await page.getByRole('contentinfo').getByRole('link', {name: 'FAQ'}).click();
    await expect(page).toHaveURL(/player\/faq\/$/);
    // In the shard of the first page, which is here.
    const other = page.locator(`article a[href^="${toHref('player/faq/wh')}"]`).last();
    const name = (await other.textContent()) ?? '';
    await other.click();
    await expect(title(page)).toHaveText(name);

    const navbar = page.getByRole('navigation', {name: 'Main'});
    await navbar.getByRole('button', {name: labelOf('current')}).hover();
    await navbar.getByRole('link', {name: `${labelOf('v4')} (unmaintained)`}).click();
    await expect(page).toHaveURL(/player\/v4\/faq\//);
    await expect(page.getByText('no longer maintained')).toBeVisible();

    await page.goBack();
    await expect(title(page)).toHaveText(name);
    await page.goBack();
    await page.goBack();
    await expect(title(page)).toHaveText('Knowledge base');
    await page.goForward();
    await expect(page).toHaveURL(/player\/faq\/$/);
    await expect(title(page)).not.toHaveText('Knowledge base');
    await expect(marked(page)).toBeAttached();
  },
);

test(
  'a reload, a hash and addresses without a slash or with index.html show the page',
  onDesktop,
  async ({page, problems}) => {
    // React re-renders such a URL, in the stock build too.
    problems.allow(/React error #418/);
    await page.goto('player/how-to-guides/ads/google-ima/');
    await hydrated(page);
    await mark(page);
    const link = page.locator('.table-of-contents__link').last();
    const hash = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${hash}$`));
    await expect(marked(page)).toBeAttached();
    await page.reload();
    await hydrated(page);
    await expect(page.locator(`[id="${hash.slice(1)}"]`)).toBeInViewport();

    for (const address of ['player/faq', 'player/faq/index.html']) {
      await page.goto(address);
      await hydrated(page);
      await expect(title(page)).toBeVisible();
      await expect(page.getByText('Page Not Found')).toHaveCount(0);
      await mark(page);
      await page
        .locator(`article a[href^="${toHref('player/faq/wh')}"]`)
        .first()
        .click();
      await expect(page).toHaveURL(/faq\/wh/);
      await expect(marked(page)).toBeAttached();
    }
  },
);

test('navigation from an unknown address works', onDesktop, async ({page, problems}) => {
  problems.allow(/404/);
  await page.goto('player/faq/nothing-of-this-name/');
  await hydrated(page);
  await expect(title(page)).toHaveText('Page Not Found');
  await mark(page);
  await page.getByRole('contentinfo').getByRole('link', {name: 'FAQ'}).click();
  await expect(page).toHaveURL(/player\/faq\/$/);
  await expect(title(page)).not.toHaveText('Page Not Found');
  await expect(marked(page)).toBeAttached();
});

test('while a shard is on its way the page stays', onDesktop, async ({page}) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.goto(question);
  await hydrated(page);
  await mark(page);
  const before = (await title(page).textContent()) ?? '';
  const requested = page.waitForRequest(shards);
  await page.route(shards, async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('contentinfo').getByRole('link', {name: 'Changelog'}).click();
  await requested;
  await expect(title(page)).toHaveText(before);
  release();
  await expect(title(page)).toHaveText('Changelog');
  await expect(marked(page)).toBeAttached();
});

for (const [what, files] of [
  ['shard', shards],
  ['file', '**/assets/js/*.js'],
] as const) {
  test(
    `a ${what} that is gone leads to a full load of the page that was requested`,
    onDesktop,
    async ({page, problems}) => {
      problems.allow(/404|Loading chunk|ChunkLoadError/);
      await page.goto(question);
      await hydrated(page);
      await mark(page);
      await page.route(files, (route) => route.fulfill({status: 404, body: ''}));
      await page.getByRole('contentinfo').getByRole('link', {name: 'Changelog'}).click();
      await expect(marked(page)).toHaveCount(0);
      await expect(page).toHaveURL(/player\/changelog\/$/);
      await expect(title(page)).toHaveText('Changelog');
    },
  );
}

test('each script of a page is named in its HTML and requested once', onDesktop, async ({page}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requested.push(new URL(request.url()).pathname);
  });
  const response = await page.goto(question);
  await hydrated(page);
  const html = (await response?.text()) ?? '';
  expect(requested.length).toBeGreaterThan(4);
  expect(requested).toEqual([...new Set(requested)]);
  expect(requested.filter((path) => !html.includes(path))).toEqual([]);
});

test(
  'headings and their table of contents have the same anchors by navigation as in the HTML',
  onDesktop,
  async ({page}) => {
    const path = 'player/how-to-guides/ads/google-ima/';
    /** The page's content, or the content of its HTML. */
    const read = (html?: string) =>
      page.evaluate((source) => {
        const root = source === undefined ? document : new DOMParser().parseFromString(source, 'text/html');
        return {
          title: root.querySelector('h1')?.textContent,
          headings: [...root.querySelectorAll('article :is(h2, h3, h4)')].map(({id}) => id),
          contents: [...root.querySelectorAll('.table-of-contents__link')].map((link) => link.getAttribute('href')),
        };
      }, html);
    await page.goto('player/how-to-guides/ads/google-dai/');
    await hydrated(page);
    const served = await read(await (await page.request.get(path)).text());
    expect(served.headings.length).toBeGreaterThan(5);
    await mark(page);
    await page.locator(`.theme-doc-sidebar-menu a[href$="/${path}"]`).click();
    await expect.poll(() => read()).toEqual(served);
    await expect(marked(page)).toBeAttached();
  },
);
