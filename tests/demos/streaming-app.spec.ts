import type {Page} from '@playwright/test';
import {findViolations} from '../axe';
import {expect, onDesktop, onPhone, test} from '../test';
import {currentTime, pauseAt, seek} from './playback';

const demo = 'demos/web/streaming-app/';
const heading = (page: Page, name: string) => page.getByRole('heading', {name, exact: true});

test('Arrow keys move through the posters; focus goes into a title and comes back', onDesktop, async ({page}) => {
  await page.goto(demo);
  const card = (name: RegExp) => page.getByRole('link', {name});
  await card(/^One Day/)
    .first()
    .focus();
  await page.keyboard.press('ArrowRight');
  await expect(card(/^Tide/).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(card(/^Lantern Hour/).last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(card(/^Slow Orbit/)).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Slow Orbit')).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(card(/^Slow Orbit/)).toBeFocused();
});

test('A viewer leaves an episode, resumes it, and goes on to the next ones', onDesktop, async ({page}) => {
  await page.goto(`${demo}#/title/one-day`);
  await page.getByRole('link', {name: 'Play', exact: true}).click();
  await pauseAt(page, 3);
  await expect.poll(() => currentTime(page)).toBeGreaterThanOrEqual(3);
  expect(await findViolations(page, {grave: true})).toEqual([]);
  await page.getByRole('link', {name: 'Back'}).click();
  await expect(page.locator('theoplayer-default-ui')).toHaveCount(0);
  await page.reload();
  await page.getByRole('link', {name: /^Resume 1\. Dawn at 0:0[3-5]$/}).click();
  await expect.poll(() => currentTime(page)).toBeGreaterThan(3);

  await pauseAt(page, 11);
  await seek(page, 11);
  await expect(page.getByText(/^Starts in [3-6] seconds$/)).toBeVisible();
  await expect(page.getByRole('status')).toHaveText(/^Next episode: 2\. Noon\. Starts in [3-6] seconds\.$/);
  await page.getByRole('button', {name: 'Play now'}).click();
  await expect(heading(page, 'One Day: 2. Noon')).toBeVisible();
  await expect.poll(() => currentTime(page)).toBeGreaterThan(0.5);
  await expect(page.getByRole('button', {name: 'Play now'})).toBeHidden();

  await seek(page, 14.5);
  await expect(heading(page, 'One Day: 3. Dusk')).toBeVisible();
  await expect.poll(() => currentTime(page)).toBeGreaterThan(2.5);
  await page.goBack();
  await expect(page.getByRole('link', {name: /^Resume 3\. Dusk/})).toBeVisible();
  await page.getByRole('link', {name: 'All titles'}).click();
  await expect(page.getByRole('region', {name: 'Continue watching'}).getByRole('link')).toHaveCount(1);
});

test('The app works where the browser stores nothing', onDesktop, async ({page}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Blocked', 'SecurityError');
      },
    }),
  );
  await page.goto(`${demo}#/title/tide`);
  await page.getByRole('link', {name: 'Play', exact: true}).click();
  await pauseAt(page, 2.5);
  await expect.poll(() => currentTime(page)).toBeGreaterThanOrEqual(2.5);
  await page.getByRole('link', {name: 'Back'}).click();
  await expect(page.getByRole('link', {name: /^Resume at 0:0[2-5]$/})).toBeVisible();
});

test(
  'On a phone, the offer of the next episode stands below the picture and can be declined',
  onPhone,
  async ({page}) => {
    await page.goto(`${demo}#/title/one-day`);
    await page.getByRole('link', {name: '3. Dusk'}).tap();
    await pauseAt(page, 11);
    await seek(page, 11);
    const cancel = page.getByRole('button', {name: 'Cancel'});
    await expect(cancel).toBeVisible();
    const picture = await page.locator('theoplayer-default-ui').boundingBox();
    const button = await cancel.boundingBox();
    expect(button?.y).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? 0));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await cancel.tap();
    await seek(page, 15.5);
    await page.evaluate(() => document.querySelector('theoplayer-default-ui')?.player?.play());
    await page.waitForFunction(() => document.querySelector('theoplayer-default-ui')?.player?.ended);
    await expect(heading(page, 'One Day: 3. Dusk')).toBeVisible();
  },
);
