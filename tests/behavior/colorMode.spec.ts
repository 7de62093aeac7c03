import {expect, hydrated, onDesktop, painted, test} from '../test';
import type {Page} from '@playwright/test';
import {storageKey} from '../site';

const page1 = 'player/knowledge-base/cors/introduction/';
const key = storageKey('theme');
const dark = 'rgb(18, 20, 27)';

const stored = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);
const root = (page: Page) => page.locator('html');
const toggle = (page: Page) => page.getByRole('button', {name: /Switch between dark and light mode/});

test.describe('color mode', onDesktop, () => {
  test('is light by default and follows the system', async ({page}) => {
    await page.goto(page1);
    await hydrated(page);
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
    await expect(root(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    await expect(root(page)).toHaveCSS('background-color', dark);
    expect(await stored(page)).toBeNull();
  });

  test('a choice is stored, reaches other tabs and applies from the first paint', async ({page, context}) => {
    await page.goto(page1);
    await hydrated(page);
    const other = await context.newPage();
    await other.goto('');
    await hydrated(other);
    await toggle(page).click();
    expect(await stored(page)).toBe('light');
    await toggle(page).click();
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    expect(await stored(page)).toBe('dark');
    await expect(root(other)).toHaveAttribute('data-theme', 'dark');

    // Records the mode of each frame from the first content on: an animation frame callback runs right before painting.
    await other.addInitScript(() => {
      const seen = new Set<string | null>();
      Object.assign(window, {seen});
      const look = () => {
        if (document.querySelector('#__docusaurus')) seen.add(document.documentElement.getAttribute('data-theme'));
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await other.reload();
    await hydrated(other);
    expect(await other.evaluate(() => [...(window as unknown as {seen: Set<string>}).seen])).toEqual(['dark']);
  });

  test('needs no script file: a stored choice and the system’s preference apply even if scripts never load', async ({
    page,
    problems,
  }) => {
    problems.allow(/request failed: .*\.js$|ERR_FAILED/);
    await page.route('**/*.js', (route) => route.abort());
    await page.emulateMedia({colorScheme: 'dark'});
    await page.goto(page1);
    // A page whose scripts are gone is reloaded, once.
    await page.waitForFunction(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return navigation?.type === 'reload' && navigation.loadEventEnd > 0;
    });
    await expect(root(page)).toHaveCSS('background-color', dark);
    await page.evaluate((name) => localStorage.setItem(name, 'light'), key);
    await page.reload();
    await expect(root(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });

  test('a change of the system’s preference replaces the choice, but not while printing', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await page.goto(page1);
    await hydrated(page);
    await toggle(page).click();
    expect(await stored(page)).toBe('light');
    // Browsers print in light mode, so in dark mode the preference changes before and after printing. Two changes
    // within a frame cancel out.
    await page.emulateMedia({media: 'print', colorScheme: 'light'});
    await painted(page);
    await page.emulateMedia({media: 'screen', colorScheme: 'dark'});
    await painted(page);
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
    expect(await stored(page)).toBe('light');
    await page.emulateMedia({colorScheme: 'light'});
    await expect.poll(() => stored(page)).toBeNull();
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  });
});
