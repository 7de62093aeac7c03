/** Missing or failing local storage: the site works, and logs why nothing is remembered. */
import type {ConsoleMessage, Page} from '@playwright/test';
import {expect, hydrated, isAboutIcon, onDesktop, test} from '../test';

const guide = 'player/how-to-guides/ads/google-ima/';

/** Does everything that would be stored: color mode, platform, a search, a visit. */
async function useSite(page: Page): Promise<ConsoleMessage[]> {
  const messages: ConsoleMessage[] = [];
  page.on('console', (message) => {
    if (!isAboutIcon(message)) messages.push(message);
  });
  await page.goto(guide);
  await hydrated(page);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  const toggle = page.getByRole('button', {name: /Switch between dark and light mode/});
  await expect(async () => {
    await toggle.click();
    await expect(html).toHaveAttribute('data-theme', 'dark', {timeout: 1000});
  }).toPass();
  await page.locator('[data-platform-tab="ios"]').first().click();
  await expect(page.locator('[data-platform-panel="ios"]').first()).toBeVisible();
  await page.locator('.pagination-nav a').last().click();
  await expect(page).not.toHaveURL(/google-ima/);
  await expect(page.getByRole('main').getByRole('heading', {level: 1})).toBeVisible();
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  await page.getByPlaceholder('Search docs').fill('cors');
  await page.locator('.DocSearch-Hit a').first().click();
  await expect(page).toHaveURL(/cors/i);
  return messages;
}

const getTexts = (messages: ConsoleMessage[], type: string) =>
  messages.filter((message) => message.type() === type).map((message) => message.text());

test('blocked storage counts as empty, with one warning', onDesktop, async ({page}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  const messages = await useSite(page);
  expect(getTexts(messages, 'error')).toEqual([]);
  expect(getTexts(messages, 'warning')).toEqual([
    expect.stringMatching(/^Docusaurus browser storage is not available\.[^]*iframe[^]*incognito[^]*privacy/),
  ]);
});

test('storage that is full: each error is logged, and ignored', onDesktop, async ({page, problems}) => {
  problems.allow(/Docusaurus storage error/);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  const errors = getTexts(await useSite(page), 'error');
  expect(errors).toContainEqual(expect.stringMatching(/Docusaurus storage error, can't set/));
  expect(errors.filter((text) => !text.startsWith('Docusaurus storage error'))).toEqual([]);
});

test('storage that is filled to the last byte: the site and its search work', onDesktop, async ({page, problems}) => {
  problems.allow(/Docusaurus storage error/);
  await page.goto('licenses.txt');
  const isFull = await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage]) {
      for (let text = 'x'.repeat(2 ** 20), count = 0; text; count++) {
        try {
          storage.setItem(`filled-${count}`, text);
        } catch {
          text = text.slice(0, text.length / 2);
        }
      }
    }
    try {
      localStorage.setItem('one more', 'x');
      return false;
    } catch {
      return true;
    }
  });
  expect(isFull).toBe(true);
  const errors = getTexts(await useSite(page), 'error');
  expect(errors.filter((text) => !text.startsWith('Docusaurus storage error'))).toEqual([]);
});

test(
  'storage that cannot be read: the errors are logged, pages work, search opens as a page',
  onDesktop,
  async ({page, problems}) => {
    problems.allow(/Docusaurus storage error|The device is broken/);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.addInitScript(() => {
      Storage.prototype.getItem = () => {
        throw new DOMException('The device is broken.', 'UnknownError');
      };
    });
    await page.goto(guide);
    await hydrated(page);
    await page.locator('[data-platform-tab="ios"]').first().click();
    await expect(page.locator('[data-platform-panel="ios"]').first()).toBeVisible();
    expect(logged).toContainEqual(expect.stringMatching(/Docusaurus storage error, can't get/));
    await page.getByRole('button', {name: 'Search', exact: true}).click();
    await expect(page).toHaveURL(/\/search\/$/);
    await page.getByRole('main').getByRole('searchbox').fill('cors');
    await expect(page.getByRole('main').locator('ol a').first()).toBeVisible();
  },
);

test('stored searches that are garbage are discarded', onDesktop, async ({page}) => {
  await page.goto(guide);
  await hydrated(page);
  const search = page.getByRole('button', {name: 'Search', exact: true});
  await search.click();
  await page.getByPlaceholder('Search docs').fill('cors');
  await page.locator('.DocSearch-Hit a').first().click();
  await expect(page).toHaveURL(/cors/i);
  const spoilt = await page.evaluate(() => {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith('__DOCSEARCH'));
    for (const key of keys) localStorage.setItem(key, '{not JSON');
    return keys.length;
  });
  expect(spoilt).toBeGreaterThan(0);
  await page.reload();
  await hydrated(page);
  await search.click();
  await expect(page.getByPlaceholder('Search docs')).toBeFocused();
});
