import {brand} from '../../src/brand';
import {expect, hydrated, onPhone, test} from '../test';
import type {Page} from '@playwright/test';

const sheet = (page: Page) => page.getByRole('dialog', {name: 'Menu'});
const toggle = (page: Page) => page.locator('.navbar__toggle');

async function open(page: Page): Promise<void> {
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
}

/** Where focus is: in the sheet, on another control of the page, or on the page itself (as after the last control). */
const getPlace = (page: Page) =>
  page.evaluate(() => {
    const {activeElement, body} = document;
    if (!activeElement || activeElement === body) return 'page';
    return activeElement.closest('.navbar-sidebar') ? 'sheet' : 'elsewhere';
  });

test.describe('menu sheet', onPhone, () => {
  test('takes the focus, keeps it, and gives it back', async ({page}) => {
    await page.goto('player/roku/');
    await hydrated(page);
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await open(page);
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    const controls = await sheet(page).locator('a:visible, button:visible, summary:visible').count();
    const places = new Set<string>();
    for (let i = 0; i < controls + 5; i++) {
      await page.keyboard.press(i % 4 === 3 ? 'Shift+Tab' : 'Tab');
      places.add(await getPlace(page));
    }
    expect(places.has('sheet')).toBe(true);
    expect(places.has('elsewhere')).toBe(false);
    // The page behind it does not scroll.
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');

    // An open list inside it closes first.
    const version = sheet(page).locator('summary').filter({hasText: 'Version'});
    await version.press('Enter');
    await expect(sheet(page).locator('[data-version-choice="v6"]')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet(page).locator('[data-version-choice="v6"]')).toBeHidden();
    await expect(sheet(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await getPlace(page)).toBe('elsewhere');

    await open(page);
    await sheet(page).getByRole('button', {name: 'Close navigation bar'}).press('Enter');
    await expect(sheet(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();

    await open(page);
    // Search would open behind it.
    await page.keyboard.press('Control+k');
    await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
    await page.mouse.click(380, 600);
    await expect(sheet(page)).toBeHidden();
  });

  test('leads back to the main menu, and closes when the page changes', async ({page}) => {
    await page.goto('player/roku/');
    await hydrated(page);
    await open(page);
    await sheet(page).getByRole('button', {name: 'Back to main menu'}).press('Enter');
    await expect(sheet(page).getByRole('link', {name: brand.playerLabel, exact: true})).toBeFocused();
    await expect(sheet(page).getByRole('link', {name: 'Live streaming'})).toBeVisible();
    await expect(sheet(page).getByRole('button', {name: 'Versions'})).toBeVisible();
    await sheet(page).getByRole('link', {name: brand.uiKitLabel}).click();
    await expect(page).toHaveURL(/\/open-video-ui\//);
    await expect(sheet(page)).toBeHidden();

    // It next opens with the docs sidebar of the page.
    await open(page);
    await sheet(page).locator('summary').filter({hasText: 'Platform'}).click();
    await sheet(page).locator('[data-platform-choice="react"]').click();
    await expect(page).toHaveURL(/\/open-video-ui\/react\/$/);
    await expect(sheet(page)).toBeHidden();

    await open(page);
    await page.goBack();
    await expect(sheet(page)).toBeHidden();
  });

  test('closes when the window becomes wider than 996 px (desktop)', async ({page}) => {
    await page.goto('player/roku/');
    await hydrated(page);
    await open(page);
    await page.setViewportSize({width: 996, height: 844});
    await expect(sheet(page)).toBeVisible();
    await page.setViewportSize({width: 997, height: 844});
    await expect(sheet(page)).toHaveCount(0);
    await expect(toggle(page)).toBeHidden();
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await expect(sidebar).toBeVisible();
    // The page can be used again.
    await sidebar.getByRole('link').first().focus();
    expect(await getPlace(page)).toBe('elsewhere');
    await page.setViewportSize({width: 996, height: 844});
    await expect(sidebar).toBeHidden();
    await expect(toggle(page)).toBeVisible();
  });
});
