import {expect, hydrated, onDesktop, test} from '../test';
import type {Page} from '@playwright/test';

const guide = 'player/how-to-guides/ads/google-ima/';
const isSidebar = /\/assets\/js\/sidebar-current-web\.[0-9a-f]+\.js$/;

const category = (page: Page, label: string) =>
  page
    .locator('.theme-doc-sidebar-item-category')
    .filter({has: page.locator(':scope > div').getByText(label, {exact: true})})
    .last();
const caret = (page: Page, label: string) => category(page, label).locator('> div button');
const links = (page: Page, label: string) => category(page, label).locator('> ul > li');

test.describe('the sidebar', onDesktop, () => {
  test('has the open categories in the page, and loads the rest on interaction', async ({page}) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (isSidebar.test(request.url())) requests.push(request.url());
    });
    await page.goto(guide);
    await hydrated(page);
    expect(await links(page, 'Ads').count()).toBeGreaterThan(8);
    expect(requests).toEqual([]);
    const wait = page.waitForRequest(isSidebar);
    await page.locator('.theme-doc-sidebar-menu').hover();
    await wait;
    await caret(page, 'Analytics').click();
    await expect.poll(() => links(page, 'Analytics').count()).toBeGreaterThan(8);
    expect(requests).toHaveLength(1);
  });

  test('opens a category completely, however late the rest arrives', async ({page}) => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route(isSidebar, async (route) => {
      await answered;
      await route.continue();
    });
    await page.goto(guide);
    await hydrated(page);
    // Otherwise a slow machine exceeds the second after which the category opens with the items that it has.
    await page.evaluate(() => {
      const set = window.setTimeout;
      window.setTimeout = ((callback: () => void, ms?: number) => (ms === 1000 ? 0 : set(callback, ms))) as typeof set;
    });
    // Not by pointer, which would have requested the rest before.
    await caret(page, 'Analytics').dispatchEvent('click');
    await expect(caret(page, 'Analytics')).toHaveAttribute('aria-expanded', 'false');
    answer();
    await expect(caret(page, 'Analytics')).toHaveAttribute('aria-expanded', 'true');
    expect(await links(page, 'Analytics').count()).toBeGreaterThan(8);
  });

  test('opens a category with its first link if the rest fails to load, and retries', async ({page, problems}) => {
    problems.allow(/request failed|Failed to load resource/);
    await page.route(isSidebar, (route) => route.abort());
    await page.goto(guide);
    await hydrated(page);
    await caret(page, 'Analytics').click();
    await expect(caret(page, 'Analytics')).toHaveAttribute('aria-expanded', 'true');
    await expect(links(page, 'Analytics')).toHaveCount(1);
    await page.unroute(isSidebar);
    // An earlier attempt may still fail; the next interaction starts another one.
    await expect(async () => {
      await page.locator('.markdown h2').first().hover();
      await caret(page, 'Analytics').hover();
      await expect.poll(() => links(page, 'Analytics').count(), {timeout: 2000}).toBeGreaterThan(8);
    }).toPass();
  });
});
