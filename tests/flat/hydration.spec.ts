/**
 * Hydration keeps the server's markup, and content hidden on phones is not rendered (src/theme/Tabs,
 * src/theme/DocSidebar).
 */
import {beforeScripts, holdScripts} from '../behavior/network';
import {expect, hydrated, onDesktop, onPhone, test} from '../test';

const guide = 'player/how-to-guides/ads/google-ima/';

test('text that is selected in a tab before the scripts run stays selected', onDesktop, async ({page}) => {
  const {release} = await holdScripts(page);
  await page.goto(guide, beforeScripts);
  const code = page.locator('[role=tabpanel]:not([hidden]) pre code').first();
  await code.evaluate((element) => getSelection()?.selectAllChildren(element));
  const selected = await page.evaluate(() => String(getSelection()));
  expect(selected.length).toBeGreaterThan(20);
  await release();
  await hydrated(page);
  // Changes after hydration are done when the next click is handled.
  await page.locator('.theme-doc-toc-desktop a').first().focus();
  expect(await page.evaluate(() => String(getSelection()))).toBe(selected);
});

test.describe('on a phone', onPhone, () => {
  test('a tablet that is rotated shows the sidebar, and it opens', async ({page}) => {
    await page.goto(guide);
    await hydrated(page);
    await page.setViewportSize({width: 1180, height: 820});
    const sidebar = page.locator('aside .theme-doc-sidebar-menu');
    await expect(sidebar).toBeVisible();
    const closed = sidebar.locator('.menu__link--sublist[aria-expanded="false"]').first();
    const name = (await closed.textContent()) ?? '';
    await closed.click();
    await expect(sidebar.locator('.menu__link--sublist').filter({hasText: name}).first()).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await page.setViewportSize({width: 820, height: 1180});
    await expect(sidebar).toBeHidden();
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.getByRole('dialog', {name: 'Menu'}).getByRole('link', {name: 'Google IMA'})).toBeVisible();
  });

  test('the hidden sidebar is gone with its page', async ({page}) => {
    await page.goto(guide);
    await hydrated(page);
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(new RegExp(guide));
    await expect(page.locator('aside .theme-doc-sidebar-menu')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(guide));
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.getByRole('dialog', {name: 'Menu'}).getByRole('link', {name: 'Google IMA'})).toBeVisible();
  });
});
