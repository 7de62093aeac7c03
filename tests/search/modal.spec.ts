import type {Locator} from '@playwright/test';
import {findViolations} from '../axe';
import {expect, hydrated, onDesktop, test} from '../test';
import {docsPage, getModal, openSearch, searchFor} from './helpers';
import {labelOf} from '../site';

test.describe('opening and closing', () => {
  test('loads modal, worker and index only on demand', onDesktop, async ({page}) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto(docsPage);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(requested.filter((url) => /\/search\//.test(url))).toEqual([]);
    await page.locator('.DocSearch-Button').focus();
    await expect.poll(() => requested.some((url) => /docs-default-current\.heads\./.test(url))).toBe(true);
    expect(requested.filter((url) => /docs-default-v\d\./.test(url))).toEqual([]);
  });

  test('opens with Ctrl+K and slash, closes with Escape and gives focus back', onDesktop, async ({page}) => {
    await page.goto(docsPage);
    await hydrated(page);
    const {root, input} = getModal(page);
    await page.keyboard.press('Control+k');
    await expect(input).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(root).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(input).toBeFocused();
    await expect(input).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(root).toHaveCount(0);
    await expect(page.locator('.DocSearch-Button')).toBeFocused();
  });

  test('a slash in a text field is typed', onDesktop, async ({page}) => {
    await page.goto('search/');
    await hydrated(page);
    const field = page.locator('main input[type=search]');
    await field.focus();
    await page.keyboard.press('/');
    await expect(field).toHaveValue('/');
    await expect(getModal(page).root).toHaveCount(0);
  });
});

test('finds a page, shows its location and opens it by keyboard', async ({page}) => {
  const {hits} = await searchFor(page, 'cors', 'player/knowledge-base/streaming/http-live-streaming/');
  await expect(hits.first()).toContainText(/cors/i);
  await expect(hits.first().locator('mark').first()).toBeVisible();
  await expect(hits.first()).toContainText(labelOf('current'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/player\/.*cors/);
});

test('keeps every letter typed while answers arrive', onDesktop, async ({page}) => {
  const {input} = await searchFor(page, 'cors');
  const query = 'fairplay works on iphone black screen on airplay';
  // About as fast as a person types, with an answer arriving between two letters.
  for (const delay of [0, 5, 10, 15, 20]) {
    await input.fill('');
    await input.pressSequentially(query, {delay});
    await expect(input).toHaveValue(query);
  }
});

test('a click opens it too, and the search is among the recent ones', async ({page}) => {
  const {hits, input} = await searchFor(page, 'cors', 'player/knowledge-base/streaming/http-live-streaming/');
  await hits.first().locator('a').click();
  await expect(page).toHaveURL(/\/player\/.*cors/);
  await page.locator('.DocSearch-Button').click();
  await expect(input).toBeFocused();
  const {root} = getModal(page);
  await expect(root.getByText('Recent', {exact: true})).toBeVisible();
  await root.getByTitle('Save this search').first().click();
  await expect(root.getByText('Favorite', {exact: true})).toBeVisible();
  expect(await findViolations(page, {include: '.DocSearch-Container'})).toEqual([]);
});

test('keeps the focus when a page arrives under it', onDesktop, async ({page}) => {
  const {hits, input} = await searchFor(page, 'cors', 'player/knowledge-base/streaming/http-live-streaming/');
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await hits.first().locator('a').click();
  await page.keyboard.press('/');
  await expect(input).toBeFocused();
  release();
  await expect(page.locator('h1')).toContainText(/cors/i);
  await expect(input).toBeFocused();
});

test('links to the results page with the count of the last answer', onDesktop, async ({page}) => {
  const {root, input} = await searchFor(page, 'cor', 'search/?q=cors');
  const status = page.locator('main [role=status]');
  await input.fill('cors');
  const link = root.locator('.DocSearch-HitsFooter a');
  await expect(link).toHaveAttribute('href', /\?q=cors$/);
  // The page below sent the same query. Both show nothing, or partial results, until all answers have arrived.
  const readCount = async (text: Locator) => /\d+(?= results?$)/.exec((await text.textContent()) ?? '')?.[0];
  await expect.poll(async () => ((await readCount(link)) ?? 'none') === (await readCount(status))).toBe(true);
  const count = await readCount(link);
  await link.click();
  await expect(page).toHaveURL(/\/search\/\?q=cors/);
  await expect(status).toHaveText(new RegExp(`^${count} results?$`));
});

test('leads to the results for the current query while the answer is pending', onDesktop, async ({page}) => {
  const {root, input} = await searchFor(page, 'cors');
  const link = root.locator('.DocSearch-HitsFooter a');
  await expect(link).toHaveAttribute('href', /\?q=cors$/);
  // From now on no query reaches the index.
  await page.evaluate(() => {
    Worker.prototype.postMessage = () => undefined;
  });
  await input.fill('hls');
  await expect(link).toHaveAttribute('href', /\?q=hls$/);
});

test('announces the count', onDesktop, async ({page}) => {
  const {root} = await searchFor(page, 'cors');
  await expect(root.getByRole('status')).toHaveText(/^\d+ results?$/);
});

test('says that nothing was found, and what to do', onDesktop, async ({page}) => {
  const {root, input} = await openSearch(page);
  await input.fill('qqzzxxyyqq');
  await expect(root).toContainText('No results for "qqzzxxyyqq"');
  await expect(root).toContainText('Try searching for');
  await expect(root).toContainText('Believe this query should return results?');
  await expect(root.getByRole('link', {name: 'Let us know.'})).toHaveAttribute('href', /qqzzxxyyqq/);
});

test.describe('accessibility', () => {
  test('no violations, empty and with hits, light and dark', async ({page}) => {
    await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
    const {root, input, hits} = await openSearch(page);
    const check = async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({colorScheme});
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        expect(await findViolations(page, {include: '.DocSearch-Container'})).toEqual([]);
      }
    };
    await expect(root).toHaveAttribute('role', 'dialog');
    await check();
    await input.fill('cors');
    await expect(hits.first()).toBeVisible();
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await check();
    await input.fill('qqzzxxyyqq');
    await expect(root).toContainText('No results for');
    await check();
  });

  test('arrow keys move through the hits', onDesktop, async ({page}) => {
    const {input, hits} = await searchFor(page, 'cors');
    await expect(hits.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(hits.nth(1)).toHaveAttribute('aria-selected', 'true');
    const active = await input.getAttribute('aria-activedescendant');
    expect(await hits.nth(1).getAttribute('id')).toBe(active);
  });
});
