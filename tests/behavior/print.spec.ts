import {brand} from '../../src/brand';
import {expect, hydrated, onDesktop, test} from '../test';
import type {Page} from '@playwright/test';
import {storageKey, toHref} from '../site';

/** A page on A4 paper, for a reader who has chosen dark mode. */
async function print(page: Page, path: string): Promise<void> {
  await page.setViewportSize({width: 794, height: 1123});
  await page.addInitScript((key) => localStorage.setItem(key, 'dark'), storageKey('theme'));
  await page.goto(path);
  await hydrated(page);
  await page.emulateMedia({media: 'print'});
}

/** Parts of the page that are cut off at their right edge. */
const findClipped = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.markdown *')]
      .filter((element) => element.closest('svg') === null && element.checkVisibility())
      .filter((element) => {
        const isCut =
          getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
        const isSrOnly = element.getBoundingClientRect().width <= 1;
        return !isSrOnly && (isCut || element.getBoundingClientRect().right > innerWidth + 1);
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

test.describe('print', onDesktop, () => {
  test('a page prints as an article: light, with addresses, everything open, nothing around it', async ({page}) => {
    await print(page, 'player/getting-started/sdks/web/getting-started/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(26, 28, 37)');
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('.code-block').first()).toHaveCSS('background-color', 'rgb(250, 250, 252)');
    const chrome = page.locator(
      'nav, footer, aside, button, [role=tablist], .theme-doc-footer, .hash-link, [class*="skipToContent"] a',
    );
    expect(await chrome.count()).toBeGreaterThan(5);
    await expect(chrome.filter({visible: true})).toHaveCount(0);

    const getAddress = (href: string) =>
      page
        .locator(`.markdown p a[href="${href}"]`)
        .first()
        .evaluate((link) => getComputedStyle(link, '::after').content);
    const external = await page.locator('.markdown p a[href^="https://"]').first().getAttribute('href');
    expect(await getAddress(external ?? '')).toContain(external);
    const internal = await page
      .locator(`.markdown p a[href^="${toHref('')}"]`)
      .first()
      .getAttribute('href');
    const text = await getAddress(internal ?? '');
    expect(text).toContain(brand.url);
    expect(text).toContain(internal);

    await expect(page.locator('.markdown details.alert').first()).not.toHaveAttribute('open');
    await expect(page.locator('.markdown details.alert pre').first()).toBeVisible();
    for (const panel of await page.getByRole('tabpanel').all()) await expect(panel).toBeVisible();
    await expect(page.getByRole('tabpanel').first().locator('> p').first()).toHaveText('npm');
    await expect(page.getByRole('tabpanel').first().locator('> p').first()).toBeVisible();
    expect(await findClipped(page)).toEqual([]);
  });

  test('wide tables and drawings fit the paper, and every platform’s part is there', async ({page}) => {
    await print(page, 'player/how-to-guides/drm/introduction/');
    for (const panel of await page.locator('[data-platform-panel]').all()) await expect(panel).toBeVisible();
    await expect(page.locator('.markdown [role=img] svg').first()).toBeVisible();
    expect(await findClipped(page)).toEqual([]);
    await page.goto('player/how-to-guides/miscellaneous/error/error-codes/');
    await hydrated(page);
    expect(await findClipped(page)).toEqual([]);
  });
});
