import {expect, hydrated, laidOut, onDesktop, test} from '../test';
import {storageKey} from '../site';

const guide = 'player/how-to-guides/ads/google-ima/';

test.describe('platform tabs', () => {
  test('one click changes all tabs of the page, and the address links to it', onDesktop, async ({page}) => {
    await page.goto(guide);
    await hydrated(page);
    const first = page.locator('[data-platform-tabs]').first();
    await first.getByRole('tab', {name: 'Android'}).click();
    await expect(first.getByRole('tab', {name: 'Android'})).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL(/\?platform=android$/);
    for (const panel of await page.locator('[data-platform-panel="android"]').all()) await expect(panel).toBeVisible();
  });

  test('the address wins over the stored platform', onDesktop, async ({page}) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'web'), storageKey('docs-last-platform-default'));
    await page.goto(`${guide}?platform=ios`);
    await expect(page.locator('[data-platform-panel="ios"]').first()).toBeVisible();
    await hydrated(page);
    await expect(page.locator('[data-platform-panel="ios"]').first()).toBeVisible();
    await expect(page.getByRole('tab', {name: 'iOS and tvOS'}).first()).toHaveAttribute('aria-selected', 'true');
  });

  test('arrow keys, Home and End move between tabs', onDesktop, async ({page}) => {
    await page.goto(guide);
    await hydrated(page);
    const tabs = page.locator('[data-platform-tabs]').first().locator('[data-platform-tab]');
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.nth(1)).toBeFocused();
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('End');
    await expect(tabs.last()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.first()).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(tabs.last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(tabs.first()).toBeFocused();
  });

  test('the tab that is clicked stays where it is', async ({page}) => {
    await page.goto('player/how-to-guides/drm/introduction/');
    await hydrated(page);
    await laidOut(page);
    const tab = page.locator('[data-platform-tabs]').last().locator('[data-platform-tab]').nth(1);
    await tab.scrollIntoViewIfNeeded();
    const before = await tab.boundingBox();
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    const after = await tab.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(4);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every platform is shown in order, with its name', onDesktop, async ({page}) => {
    await page.goto(guide);
    const panels = page.locator('[data-platform-tabs]').first().locator('[data-platform-panel]');
    expect(await panels.count()).toBeGreaterThan(1);
    for (const panel of await panels.all()) await expect(panel).toBeVisible();
    await expect(panels.first().getByText('Web', {exact: true})).toBeVisible();
    await expect(page.locator('[data-platform-tabs] [role="tablist"]').first()).toBeHidden();
  });

  test('the switchers are links that work', async ({page}) => {
    await page.goto('player/web/');
    const menu = page
      .locator('details')
      .filter({has: page.locator('summary:has-text("Platform")'), visible: true})
      .first();
    await menu.locator('summary').click();
    await menu.locator('[data-platform-choice="roku"]').click();
    await expect(page).toHaveURL(/player\/roku\/$/);
  });

  test('the page can be read, with its images and its code', onDesktop, async ({page}) => {
    await page.goto('player/how-to-guides/drm/introduction/');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.locator('figure [role="img"] svg').first()).toBeVisible();
    await expect(page.locator('.code-block pre').first()).toBeVisible();
  });
});

test.describe('code blocks', () => {
  test('copy copies the text of the sample', onDesktop, async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('player/getting-started/sdks/web/getting-started/');
    await hydrated(page);
    const block = page.locator('.code-block').filter({visible: true}).first();
    await block.getByRole('button', {name: 'Copy'}).click();
    await expect(block.getByRole('button', {name: 'Copied'})).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await block.locator('code').textContent());
  });
});

test.describe('pictures', () => {
  test('open at full size, and Escape gives the focus back', async ({page}) => {
    await page.goto('player/how-to-guides/drm/introduction/');
    await hydrated(page);
    const open = page.getByRole('button', {name: 'Enlarge the picture'}).first();
    await open.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('svg').last()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
  });
});
