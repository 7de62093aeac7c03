import {brand} from '../../src/brand';
import {expect, hydrated, onDesktop, test} from '../test';
import type {Page} from '@playwright/test';
import {labelOf, storageKey, toHref} from '../site';

const platformKey = storageKey('docs-last-platform-default');
const versionKey = storageKey('docs-preferred-version-default');

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Visits a page as a reader with a known last platform. */
async function visit(page: Page, path: string, platform: string): Promise<void> {
  await page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [platformKey, platform]);
  await page.goto(path);
  await hydrated(page);
}

const playerLink = (page: Page) =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: brand.playerLabel, exact: true});

test.describe('last platform', onDesktop, () => {
  test('is web until a page of another one is visited', async ({page}) => {
    await page.goto('player/faq/');
    await hydrated(page);
    await expect(playerLink(page)).toHaveAttribute('href', toHref('player/'));
    await expect(page.locator('html')).toHaveAttribute('data-platform', 'web');
    await page.goto('player/chromecast/');
    await hydrated(page);
    await expect(playerLink(page)).toHaveAttribute('href', toHref('player/chromecast/'));
    // A sidebar that is not a platform changes nothing.
    await page.goto('player/faq/');
    await hydrated(page);
    await expect(playerLink(page)).toHaveAttribute('href', toHref('player/chromecast/'));
  });

  test('stays on pages that exist for it and gives way on others: changelog, how-to guides, knowledge base', async ({
    page,
  }) => {
    await page.goto('player/faq/');
    const kept = (platform: string) => expect.poll(() => stored(page, platformKey)).toBe(platform);
    await visit(page, 'player/changelog/', 'chromecast');
    await kept('chromecast');
    await visit(page, 'player/changelog/', 'roku');
    await kept('web');
    await visit(page, 'player/how-to-guides/ads/introduction/', 'flutter');
    await kept('web');
    await visit(page, 'player/knowledge-base/cors/introduction/', 'flutter');
    await kept('flutter');
    await expect(page.locator('summary', {hasText: 'Platform'}).filter({visible: true})).toContainText('Flutter');
  });
});

test.describe('preferred version', onDesktop, () => {
  test('is chosen from the dropdown, saved for the player alone, and there after a reload', async ({page}) => {
    await page.goto('player/flutter/');
    await hydrated(page);
    const navbar = page.getByRole('navigation', {name: 'Main'});
    await navbar.getByRole('button', {name: labelOf('current')}).hover();
    await navbar.getByRole('link', {name: labelOf('v6')}).click();
    await expect(page).toHaveURL(/\/player\/v6\//);
    expect(await stored(page, versionKey)).toBe('v6');
    // The page of version 6 is the web's, and is remembered once it is shown.
    await expect.poll(() => stored(page, platformKey)).toBe('web');
    await visit(page, '', 'flutter');
    await page.reload();
    await hydrated(page);
    await expect(navbar.getByRole('button', {name: labelOf('v6')})).toBeVisible();
    // Flutter was added in version 7, so the link must not lead to it in 6.
    expect(await stored(page, platformKey)).toBe('flutter');
    await expect(playerLink(page)).toHaveAttribute('href', toHref('player/v6/'));
    const others = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('docs-preferred-version') && !key.includes('default')),
    );
    expect(others).toEqual([]);
  });

  test('a platform that a version lacks is not among its choices', async ({page}) => {
    await page.goto('player/v6/web/');
    const platforms = page
      .locator('details')
      .filter({has: page.locator('summary', {hasText: 'Platform'})})
      .first();
    await expect(platforms.locator('[data-platform-choice="roku"]')).toBeAttached();
    await expect(platforms.locator('[data-platform-choice="flutter"]')).toHaveCount(0);
  });
});
