/** Navigation between pages: what is shown meanwhile, and the final scroll position. */
import type {Page} from '@playwright/test';
import {expect, hydrated, laidOut, onDesktop, test} from '../test';
import {holdScripts, saveData} from './network';
import {toHref} from '../site';

const list = 'player/faq/';
const question = 'why-is-video-not-playing-automatically/';
const questionTitle = 'Why is my video not playing automatically?';

const getTitle = (page: Page) => page.getByRole('main').getByRole('heading', {level: 1});
const getBar = (page: Page) => page.locator('#nprogress');
const getScroll = (page: Page) => page.evaluate(() => window.scrollY);

/** Stops the clock; only `page.clock.runFor` advances it. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
}

/** True while no other document was loaded since the first call. */
async function mark(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, {marked: true}));
  return () => page.evaluate(() => 'marked' in window);
}

test(
  'the old page stays until the next one has loaded, and a progress bar appears after 200 ms',
  onDesktop,
  async ({page}) => {
    await saveData(page);
    await page.clock.install();
    await page.goto(list);
    await hydrated(page);
    const isSameDocument = await mark(page);
    const oldTitle = await getTitle(page).textContent();
    const held = await holdScripts(page);
    await stopTime(page);
    // The bar advances in random steps; here they are the largest.
    await page.evaluate(() => Object.assign(Math, {random: () => 1}));
    await page.locator(`article a[href$="/faq/${question}"]`).first().click();
    await expect.poll(() => held.requested.length).toBeGreaterThan(0);
    held.pass();

    await page.clock.runFor(199);
    await expect(getBar(page)).toHaveCount(0);
    await page.clock.runFor(1);
    const bar = getBar(page).locator('.bar');
    await expect(bar).toHaveAttribute('style', /translate3d\(-92%/);
    await expect(bar).toHaveAttribute('style', /200ms/);
    await expect(getBar(page).locator('.spinner, [role="spinner"]')).toHaveCount(0);
    await page.clock.runFor(799);
    await expect(bar).toHaveAttribute('style', /translate3d\(-92%/);
    await page.clock.runFor(1);
    await expect(bar).toHaveAttribute('style', /translate3d\(-90%/);
    await expect(getTitle(page)).toHaveText(oldTitle ?? '');

    await held.release();
    await expect(getTitle(page)).toHaveText(questionTitle);
    await expect(bar).toHaveAttribute('style', /translate3d\(0%/);
    await page.clock.runFor(2000);
    await expect(getBar(page)).toHaveCount(0);
    expect(await isSameDocument()).toBe(true);
  },
);

test('another hash scrolls to its heading, without a bar', onDesktop, async ({page}) => {
  await page.clock.install();
  await page.goto('player/how-to-guides/ads/google-ima/');
  await hydrated(page);
  await stopTime(page);
  const link = page.locator('.table-of-contents a').last();
  const hash = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${hash}$`));
  await page.clock.runFor(5000);
  await expect(page.locator(hash)).toBeInViewport();
  expect(await getScroll(page)).toBeGreaterThan(0);
  await expect(getBar(page)).toHaveCount(0);
});

test('another page begins at its top, or at the heading that the link names', onDesktop, async ({page}) => {
  await page.goto('player/how-to-guides/ads/google-ima/');
  await hydrated(page);
  const isSameDocument = await mark(page);
  await page.locator('.pagination-nav a').last().click();
  await expect(page).not.toHaveURL(/google-ima/);
  await expect.poll(() => getScroll(page)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL(/google-ima/);
  const link = page.locator(`article a[href^="${toHref('')}"][href*="#"]`).first();
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.locator(href.slice(href.indexOf('#')))).toBeInViewport();
  expect(await isSameDocument()).toBe(true);
});

test('another query begins at the top; a choice of tab keeps its place', onDesktop, async ({page}) => {
  await page.goto('search/?q=player');
  await hydrated(page);
  await page
    .getByRole('link', {name: /next/i})
    .or(page.getByRole('button', {name: /next/i}))
    .click();
  await expect(page).toHaveURL(/[?&]p(age)?=2/);
  await expect.poll(() => getScroll(page)).toBe(0);

  await page.goto('player/how-to-guides/ads/google-ima/');
  await hydrated(page);
  const tab = page.locator('[data-platform-tab="ios"]').last();
  await tab.scrollIntoViewIfNeeded();
  const before = await tab.boundingBox();
  await tab.click();
  await expect(page).toHaveURL(/platform=ios/);
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect.poll(async () => Math.abs(((await tab.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(3);
});

test('icons in the HTML stay unchanged on hydration', onDesktop, async ({page}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('player/how-to-guides/ads/google-ima/');
  await hydrated(page);
  await laidOut(page);
  const icons = page.locator('svg path');
  expect(await icons.count()).toBeGreaterThan(10);
  await expect(page.locator('svg use[href*="icons.svg"]')).toHaveCount(0);
  expect(requested.filter((path) => path.endsWith('/icons.svg'))).toEqual([]);
});

test(
  'icons are shown on the first page, which has them in its HTML, and on pages reached by navigation',
  onDesktop,
  async ({page}) => {
    const icons = page.getByRole('main').locator('article svg');
    const areDrawn = () =>
      icons.evaluateAll(
        (all) =>
          all.length > 3 && all.every((icon) => !icon.checkVisibility() || (icon as SVGSVGElement).getBBox().width > 0),
      );
    await page.goto('player/web/');
    await hydrated(page);
    expect(await areDrawn()).toBe(true);
    const isSameDocument = await mark(page);
    await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'All platforms'}).click();
    await expect(page).toHaveURL(/\/player\/$/);
    await expect.poll(areDrawn).toBe(true);
    expect(await isSameDocument()).toBe(true);
  },
);
