/** Actions before the scripts run take effect once they do (packages/docusaurus-flat-client). */
import {beforeScripts, holdScripts} from '../behavior/network';
import {choosePlatform, chooseVersion} from '../switchers';
import {expect, hydrated, isPhone, onDesktop, onPhone, test} from '../test';
import type {Page} from '@playwright/test';
import {labelOf} from '../site';

/** Opens a page whose scripts are held until they are released. */
async function openEarly(page: Page, address: string): Promise<() => Promise<void>> {
  const {release} = await holdScripts(page);
  await page.goto(address, beforeScripts);
  return async () => {
    await release();
    await hydrated(page);
  };
}

const guide = 'player/how-to-guides/ads/google-ima/';

test('a collapsed category opens, and does not lead to its first page', onDesktop, async ({page}) => {
  const start = await openEarly(page, guide);
  const category = page.locator('.menu__link--sublist[aria-expanded="false"][role="button"]').first();
  const name = (await category.textContent()) ?? '';
  await category.click();
  await start();
  await expect(page.locator('.menu__link--sublist').filter({hasText: name}).first()).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await expect(page).toHaveURL(/google-ima\/$/);
});

test('search opens, by click, key and shortcut', async ({page}) => {
  const ways: ((page: Page) => Promise<void>)[] = [
    (p) => p.getByRole('button', {name: 'Search', exact: true}).click(),
    async (p) => {
      await p.getByRole('button', {name: 'Search', exact: true}).focus();
      await p.keyboard.press('Enter');
    },
    (p) => p.keyboard.press('Control+k'),
  ];
  for (const way of isPhone(page) ? ways.slice(0, 1) : ways) {
    const start = await openEarly(page, 'player/faq/');
    await way(page);
    await start();
    await expect(page.locator('.DocSearch-Modal')).toBeVisible();
  }
});

test('a tab is chosen, by click and by arrow keys', onDesktop, async ({page}) => {
  const start = await openEarly(page, guide);
  await page.locator('[data-platform-tab="ios"]').first().click();
  await start();
  await expect(page.locator('[data-platform-panel="ios"]').first()).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  const again = await openEarly(page, guide);
  const tabs = page.locator('[role="tablist"]').first().getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await again();
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
  await expect(tabs.nth(2)).toBeFocused();
});

test('the color mode changes once, however often the switch was pressed', onDesktop, async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  const start = await openEarly(page, 'player/faq/');
  const html = page.locator('html');
  const toggle = page.getByRole('button', {name: /Switch between dark and light mode/});
  const box = await toggle.boundingBox();
  if (!box) throw new Error('The switch is not shown.');
  for (let press = 0; press < 2; press++) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await start();
  await expect(html).toHaveAttribute('data-theme-choice', 'light');
});

test('a switcher stays open, and text stays in its field', onDesktop, async ({page}) => {
  const start = await openEarly(page, 'player/faq/');
  await page.locator('summary:visible').first().click();
  await start();
  await expect(page.locator('details[open] summary').first()).toBeVisible();

  const again = await openEarly(page, 'player/faq/');
  await page.getByRole('searchbox', {name: 'Filter the questions'}).fill('zzzz');
  await again();
  await expect(page.getByText('No question has these words.')).toBeVisible();
});

test('a platform is chosen on a page that it shares', async ({page}) => {
  const start = await openEarly(page, guide);
  await choosePlatform(page, 'android');
  await start();
  await expect(page.locator('[data-platform-panel="android"]').first()).toBeVisible();
  await expect(page).toHaveURL(/google-ima\/$/);
});

test('a version is remembered', onDesktop, async ({page}) => {
  const start = await openEarly(page, guide);
  await chooseVersion(page, 'v6');
  await start();
  await expect(page).toHaveURL(/player\/v6\//);
  await page.goto('');
  await hydrated(page);
  await expect(page.locator('.navbar').getByRole('button', {name: labelOf('v6')})).toBeVisible();
});

test('if the scripts do not load, a choice in a switcher navigates', onDesktop, async ({page, problems}) => {
  problems.allow(/ERR_CONNECTION_RESET|request failed: .*assets\/js/);
  const {requested, fail} = await holdScripts(page);
  await page.goto(guide, beforeScripts);
  await choosePlatform(page, 'flutter');
  await expect.poll(() => requested.length).toBeGreaterThan(2);
  await fail();
  await expect(page).toHaveURL(/player\/flutter\/$/);
});

test('a link navigates at once', onDesktop, async ({page}) => {
  await openEarly(page, guide);
  await page.getByRole('contentinfo').getByRole('link', {name: 'FAQ'}).click();
  await expect(page).toHaveURL(/player\/faq\/$/);
});

test('the menu opens', onPhone, async ({page}) => {
  const start = await openEarly(page, 'player/web/');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await start();
  await expect(page.locator('.navbar-sidebar').getByRole('link', {name: 'Web SDK'})).toBeVisible();
});
