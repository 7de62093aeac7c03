/** The drawing of the UI kit on the home page becomes the live player. */
import {findViolations} from '../axe';
import {expect, hydrated, test} from '../test';
import {watchDemoRequests} from './helpers';

test('the home page’s player plays where its drawing was, when asked to, and stops', async ({page}) => {
  const requests = watchDemoRequests(page);
  await page.goto('');
  await hydrated(page);
  const section = page.getByRole('region', {name: 'Open Video UI'});
  const getHeight = () => section.evaluate((element) => element.getBoundingClientRect().height);
  const play = section.getByRole('button', {name: 'Play it live'});
  await play.scrollIntoViewIfNeeded();
  const height = await getHeight();
  expect(requests).toEqual([]);

  await play.click();
  const ui = section.frameLocator('iframe').locator('theoplayer-default-ui');
  // The element is in the frame before it has a player.
  const getTime = () =>
    ui.evaluate((element) => (element as HTMLElement & {player?: {currentTime: number}}).player?.currentTime ?? 0);
  // One click is enough: the film plays by itself.
  await expect.poll(getTime).toBeGreaterThan(0.2);
  await expect(section.getByRole('status')).toContainText('Runs on the preview engine');
  expect(await getHeight()).toBe(height);
  expect(await findViolations(page, {include: 'section[aria-labelledby="open-video-ui"]', grave: true})).toEqual([]);

  await section.getByRole('button', {name: 'Stop'}).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(play).toBeFocused();
  expect(await getHeight()).toBe(height);
});

test('a home page’s player that cannot be loaded can be tried again', async ({page, problems}) => {
  problems.allow(/request failed|Failed to load/);
  await page.route('**/assets/demos/**', (route) => route.abort());
  await page.goto('');
  await hydrated(page);
  await page.getByRole('button', {name: 'Play it live'}).click();
  await expect(page.getByText('The demo could not be loaded.')).toBeVisible();
  await page.unroute('**/assets/demos/**');
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('status').filter({hasText: 'Runs on the preview engine'})).toBeAttached();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});
  test('the home page keeps the drawing of the player', async ({page}) => {
    await page.goto('');
    await expect(page.getByRole('img', {name: /^A video with the default controls/})).toBeVisible();
    await expect(page.getByRole('button', {name: 'Play it live'})).toBeHidden();
  });
});
