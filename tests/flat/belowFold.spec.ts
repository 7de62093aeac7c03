/**
 * Content below the first screen is laid out after the scripts have run, without visible effects
 * (packages/docusaurus-flat-client).
 */
import {beforeScripts, holdScripts} from '../behavior/network';
import {expect, hydrated, laidOut, onDesktop, onPhone, test} from '../test';
import type {Page} from '@playwright/test';

const page = 'player/how-to-guides/miscellaneous/error/error-codes/';

const isDeferred = (p: Page) => p.evaluate(() => 'belowFold' in document.documentElement.dataset);
const lastHeading = (p: Page) => p.locator('.theme-doc-markdown h2').last();

test('a page that opens at the top is laid out in pieces, without shifts', async ({page: p}) => {
  const {release} = await holdScripts(p);
  await p.goto(page, beforeScripts);
  expect(await isDeferred(p)).toBe(true);
  // A font that loads late changes the line breaks, with deferred parts and without.
  await p.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const start = performance.now();
    const shifts: number[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.startTime > start) shifts.push((entry as PerformanceEntry & {value: number}).value);
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  const isDrawn = () =>
    p
      .locator('.theme-doc-markdown li')
      .last()
      .evaluate((item) => item.checkVisibility({contentVisibilityAuto: true}));
  await expect.poll(isDrawn).toBe(false);
  await release();
  await hydrated(p);
  await laidOut(p);
  expect(await isDrawn()).toBe(true);
  await expect(p.locator('[style*="content-visibility"]')).toHaveCount(0);
  const shifts = await p.evaluate(() => (window as Window & {shifts?: number[]}).shifts ?? []);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
});

test('an address with an anchor, and a reload, show their place at once', async ({page: p}) => {
  await holdScripts(p);
  await p.goto(page, beforeScripts);
  const anchor = (await lastHeading(p).getAttribute('id')) ?? '';
  await p.goto('about:blank');
  await p.goto(`${page}#${anchor}`, beforeScripts);
  expect(await isDeferred(p)).toBe(false);
  await expect(lastHeading(p)).toBeInViewport();
  await p.reload(beforeScripts);
  expect(await isDeferred(p)).toBe(false);
  await expect(lastHeading(p)).toBeInViewport();
});

test('a link to a place in the page leads there before the scripts run', onDesktop, async ({page: p}) => {
  await holdScripts(p);
  await p.goto(page, beforeScripts);
  expect(await isDeferred(p)).toBe(true);
  await p.locator('.theme-doc-toc-desktop a').last().click();
  await expect(lastHeading(p)).toBeInViewport();
  expect(await isDeferred(p)).toBe(false);
});

const atEnd = (p: Page) =>
  expect.poll(() => p.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1)).toBe(true);

test('a jump to the end of the page ends there, by keyboard and by script', onDesktop, async ({page: p}) => {
  const ways = [
    () => p.keyboard.press('End'),
    () => p.evaluate(() => scrollTo(0, document.documentElement.scrollHeight)),
  ];
  for (const way of ways) {
    await holdScripts(p);
    await p.goto(page, beforeScripts);
    expect(await isDeferred(p)).toBe(true);
    await way();
    await laidOut(p);
    await atEnd(p);
    await expect(p.getByRole('contentinfo').getByRole('link').last()).toBeInViewport();
  }
});

test('Back restores the scroll position, after a link or otherwise', onPhone, async ({page: p}) => {
  await holdScripts(p);
  const next = p.locator('.pagination-nav__link').last();
  for (const leave of [() => next.click(), () => p.goto('player/faq/', beforeScripts)]) {
    await p.goto(page, beforeScripts);
    await next.scrollIntoViewIfNeeded();
    expect(await p.evaluate(() => scrollY)).toBeGreaterThan(1000);
    expect(await isDeferred(p)).toBe(true);
    await leave();
    await expect(p).not.toHaveURL(new RegExp(page));
    await p.goBack();
    await expect(p).toHaveURL(new RegExp(page));
    expect(await isDeferred(p)).toBe(false);
    await expect(next).toBeInViewport();
  }
});
