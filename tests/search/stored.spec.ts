/** Stored searches that another page of the origin wrote, or that cannot be read: nothing runs, and search works. */
import type {Page} from '@playwright/test';
import {shardFormat} from 'docusaurus-local-search/client';
import {expect, hydrated, onDesktop, test} from '../test';
import {docsPage, getModal} from './helpers';

const name = `player-embedded-${shardFormat}`;
const keys = ['RECENT', 'FAVORITE'].map((kind) => `__DOCSEARCH_${kind}_SEARCHES__${name}`);
const hierarchy = {lvl0: 'FAQ', lvl1: 'Stored page', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
const hit = {objectID: 'stored', type: 'lvl1', url: '/docs/player/faq/', anchor: null, content: null, hierarchy};
const markup = '<img src=x onerror="window.hacked=1"><svg onload="window.hacked=1"></svg>';

const hasRunInjectedCode = (page: Page) => page.evaluate(() => 'hacked' in window);

async function openWith(page: Page, stored: string) {
  await page.goto(docsPage);
  await page.evaluate(
    ([names, text]) => {
      for (const key of names) localStorage.setItem(key, text);
    },
    [keys, stored] as const,
  );
  await hydrated(page);
  await page.locator('.DocSearch-Button').click();
  return getModal(page);
}

test('valid stored searches are offered; markup in them is text', onDesktop, async ({page}) => {
  const {root, input} = await openWith(page, JSON.stringify([hit]));
  await expect(root.getByRole('link', {name: /Stored page/}).first()).toHaveAttribute('href', hit.url);
  for (const [place, item] of Object.entries({
    title: {...hit, hierarchy: {...hierarchy, lvl1: markup}},
    group: {...hit, hierarchy: {...hierarchy, lvl0: markup}},
    content: {...hit, type: 'content', content: markup},
    snippet: {...hit, _snippetResult: {hierarchy: {lvl1: {value: markup}}}},
  })) {
    await test.step(place, async () => {
      await openWith(page, JSON.stringify([item]));
      await expect(input).toBeFocused();
      await expect(root.locator('.DocSearch-Hit').first()).toBeVisible();
      await expect(root.locator('.DocSearch-Hit :is(img, [onload])')).toHaveCount(0);
      expect(await hasRunInjectedCode(page)).toBe(false);
    });
  }
});

test('Enter on a stored search leads to no script and no other host', onDesktop, async ({page}) => {
  for (const url of ['javascript:window.hacked=1', '//evil.test/docs/', 'https://evil.test/docs/']) {
    await test.step(url, async () => {
      const {root, input} = await openWith(page, JSON.stringify([{...hit, url}]));
      await expect(input).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(root.locator(`a[href="${url}"]`)).toHaveCount(0);
      expect(await hasRunInjectedCode(page)).toBe(false);
      expect(new URL(page.url()).hostname).toBe('localhost');
    });
  }
});

test('malformed stored searches do not break search', onDesktop, async ({page}) => {
  for (const stored of [
    '{"a":1}',
    '5',
    '[null]',
    '[{"objectID":"a"}]',
    '[{"objectID":"a","type":"lvl1","hierarchy":null}]',
  ]) {
    await test.step(stored, async () => {
      const {input, hits} = await openWith(page, stored);
      await input.fill('cors');
      await expect(hits.first()).toBeVisible();
    });
  }
});

test('storage that can be written but not read leads to the results page', onDesktop, async ({page, problems}) => {
  // Core reports each read that fails.
  problems.allow(/Docusaurus storage error/);
  await page.addInitScript(() => {
    Storage.prototype.getItem = () => {
      throw new DOMException('Corrupted', 'NS_ERROR_FILE_CORRUPTED');
    };
  });
  await page.goto(docsPage);
  await hydrated(page);
  await page.locator('.DocSearch-Button').click();
  await expect(page).toHaveURL(/\/docs\/search\/$/);
  await page.locator('main input[type=search]').fill('cors');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('link', {name: /cors/i}).first()).toBeVisible();
});

test('after a failure caused by stored data, search works the next time', onDesktop, async ({page, problems}) => {
  problems.allow(/slice|error/i);
  await page.addInitScript(() => {
    const {getItem} = Storage.prototype;
    Storage.prototype.getItem = function (key) {
      const stored = getItem.call(this, key);
      return stored !== null && key.includes('RECENT') ? '5' : stored;
    };
  });
  const {input, hits} = await openWith(page, '[]');
  const alert = page.getByRole('alert').filter({hasText: 'Unable to fetch results'});
  await alert.getByRole('button', {name: 'Close'}).click();
  await page.locator('.DocSearch-Button').click();
  await input.fill('cors');
  await expect(hits.first()).toBeVisible();
});
