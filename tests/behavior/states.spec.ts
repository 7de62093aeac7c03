/** States that readers of a working site rarely see, on a fixture site that has them: loading, failed, crashed. */
import type {Page} from '@playwright/test';
import {serveStatesSite} from '../fixtures/states';
import {expect, hydrated, onDesktop, test as base} from '../test';
import {toHref} from '../site';

const test = base.extend<object, {origin: string}>({
  origin: [
    // Playwright reads fixture names from this pattern; there are none.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const {origin, stop} = await serveStatesSite();
      await use(origin);
      stop();
    },
    {scope: 'worker', timeout: 600_000},
  ],
});

// One worker, and so one build, for the whole file.
test.describe.configure({mode: 'default'});

/** Opens the page with a lazy part, stops the clock, and requests the part. */
async function load(page: Page, origin: string): Promise<void> {
  await page.clock.install();
  await page.goto(`${origin}${toHref('states/loading/')}`);
  await hydrated(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  await page.getByRole('button', {name: 'Load'}).click();
  await page.waitForFunction(() => 'arrive' in window);
}

const settleLoad = (page: Page, what: 'arrive' | 'fail') =>
  page.evaluate((name) => (window as unknown as Record<string, () => void>)[name]?.(), what);

const getAnimations = (page: Page) =>
  page
    .getByRole('status')
    .locator('circle')
    .evaluateAll((circles) =>
      circles.flatMap((circle) => circle.getAnimations().map((animation) => animation.effect?.getTiming().duration)),
    );

test(
  'loading: nothing for 200 ms, then a spinner with cycles of 3 s and 1.5 s, then the requested part',
  onDesktop,
  async ({page, origin}) => {
    await load(page, origin);
    await page.clock.runFor(199);
    await expect(page.getByRole('status')).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(page.getByRole('status')).toHaveText('Loading…');
    expect(await getAnimations(page)).toEqual([3000, 3000, 1500]);
    await page.emulateMedia({reducedMotion: 'reduce'});
    expect(await getAnimations(page)).toEqual([]);
    await settleLoad(page, 'arrive');
    await expect(page.getByText('Arrived.')).toBeVisible();
    await expect(page.getByRole('status')).toHaveCount(0);
  },
);

test(
  'loading failed: the error, in a box half as wide as the page and in its middle, and Retry reloads the page',
  onDesktop,
  async ({page, origin}) => {
    await load(page, origin);
    await settleLoad(page, 'fail');
    const box = page.getByRole('alert').filter({hasText: 'This page could not be loaded.'});
    await expect(box).toContainText('Loading chunk 7 failed.');
    const {left, right, width} = await box.evaluate((element) => {
      const own = element.getBoundingClientRect();
      const around = (element.parentElement as HTMLElement).getBoundingClientRect();
      return {left: own.left - around.left, right: around.right - own.right, width: own.width / around.width};
    });
    expect(width).toBeCloseTo(0.5, 1);
    expect(Math.abs(left - right)).toBeLessThan(1);
    const reloaded = page.waitForEvent('load');
    await box.getByRole('button', {name: 'Retry'}).click();
    await reloaded;
    await expect(page.getByRole('button', {name: 'Load'})).toBeVisible();
    expect(await page.evaluate(() => 'arrive' in window)).toBe(false);
  },
);

test(
  'a page that crashes says so, with the chain of causes, and is rendered again by "Try again"',
  onDesktop,
  async ({page, origin, problems}) => {
    problems.allow(/The list could not be drawn/);
    await page.goto(`${origin}${toHref('states/crash/')}`);
    await hydrated(page);
    await page.getByRole('button', {name: 'Draw'}).click();
    const title = page.getByRole('heading', {level: 1, name: 'This page crashed.'});
    await expect(title).toBeVisible();
    await expect(page.getByRole('main')).toContainText(
      /The list could not be drawn\.\s*Cause:\s*An entry has no title\./,
    );
    // The navbar is still usable.
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    await page.evaluate(() => Object.assign(window, {isFixed: true}));
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(title).toHaveCount(0);
    await page.getByRole('button', {name: 'Draw'}).click();
    await expect(page.getByText('Drawn.')).toBeVisible();
  },
);

test(
  'a navbar item that fails to render is named as the cause of the crash',
  onDesktop,
  async ({page, origin, problems}) => {
    problems.allow(/The item is broken|navbar item failed to render/);
    await page.goto(`${origin}${toHref('player/web/')}`);
    await hydrated(page);
    await page.getByRole('button', {name: 'Break the navbar'}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'This page crashed.'})).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).toContainText('A theme navbar item failed to render.');
    await expect(main).toContainText('"type": "custom-breaking"');
    await expect(main).toContainText(/Cause:\s*The item is broken\./);
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('button', {name: 'Break the navbar'})).toBeVisible();
  },
);
