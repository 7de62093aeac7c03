/** Texts that would run code as queries and as stored searches: none of them runs. */
import {expect, hydrated, onDesktop, test} from '../test';
import {docsPage, getModal, openSearch} from '../search/helpers';
import {expectNothingRan, inParts, watchRuns} from './helpers';
import {payloads} from './payloads';
import {favoriteKey, recentKey} from './storageKeys';

test.use({bypassCSP: true});

test('no query of the results page runs', onDesktop, async ({page}) => {
  const ran = await watchRuns(page);
  await page.goto('search/');
  await hydrated(page);
  await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
  // As «back» does: the address changes, and the page reads it.
  await page.evaluate(async (texts) => {
    const isDone = (text: string) =>
      document.querySelector<HTMLInputElement>('main input[type=search]')?.value === text.replaceAll('\n', '') &&
      document.querySelector('main section[aria-busy=false]');
    for (const text of texts) {
      const value = encodeURIComponent(text);
      const names = ['q', 'product', 'version', 'platform', 'kind', 'page'];
      history.pushState(null, '', `?${names.map((name) => `${name}=${value}`).join('&')}`);
      window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
      const start = performance.now();
      while (!isDone(text)) {
        if (performance.now() - start > 20_000) throw new Error(`No answer to ${text}`);
        await new Promise(requestAnimationFrame);
      }
    }
  }, payloads);
  await expectNothingRan(page, ran);
});

test('nothing that is typed into search runs', onDesktop, async ({page}) => {
  const ran = await watchRuns(page);
  const {root, input} = await openSearch(page);
  await page.evaluate(async (texts) => {
    const field = document.querySelector<HTMLInputElement>('.DocSearch-Input')!;
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
    for (const text of texts) {
      set.call(field, text);
      field.dispatchEvent(new Event('input', {bubbles: true}));
      const start = performance.now();
      do {
        if (performance.now() - start > 20_000) throw new Error(`No answer to ${text}`);
        await new Promise(requestAnimationFrame);
      } while (!document.querySelector('.DocSearch-Container[data-search-status=done]'));
    }
  }, payloads);
  await expect(input).toHaveValue(payloads.at(-1)!);
  await expect(root).toBeVisible();
  await expectNothingRan(page, ran);
});

test('no stored search runs', onDesktop, async ({page}) => {
  const ran = await watchRuns(page);
  await page.goto(docsPage);
  await hydrated(page);
  const {root} = getModal(page);
  const url = '/docs/player/faq/';
  const hierarchy = {lvl0: 'FAQ', lvl1: 'Stored', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  // The modal shows ten favorites.
  for (const part of inParts(10)) {
    const favorites = part.map((text, index) => ({
      objectID: `${index}${text}`,
      type: index % 2 ? 'lvl1' : 'content',
      url: url + (index % 3 ? '' : `#${text}`),
      content: text,
      hierarchy: {...hierarchy, lvl0: text, lvl1: text},
    }));
    const recent = part.map((text) => ({objectID: text, type: 'lvl1', url: text, content: null, hierarchy}));
    await page.evaluate(
      (stored) => {
        for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
      },
      {[favoriteKey]: JSON.stringify(favorites), [recentKey]: JSON.stringify(recent)},
    );
    await page.locator('.DocSearch-Button').click();
    await expect(root.locator('.DocSearch-Hit').nth(part.length - 1)).toBeVisible();
    await expectNothingRan(page, ran);
    await page.keyboard.press('Escape');
    await expect(root).toHaveCount(0);
  }
});
