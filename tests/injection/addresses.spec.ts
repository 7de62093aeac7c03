/** Texts that would run code in all of an address (path, query, hash) and in all of the storage: none of them runs. */
import {expect, hydrated, onDesktop, test} from '../test';
import {expectNothingRan, watchRuns} from './helpers';
import {payloads} from './payloads';
import {storageKeys} from './storageKeys';

test('there are 300 different texts, and they run where nothing holds them', onDesktop, async ({page, problems}) => {
  problems.allow(/./);
  expect(new Set(payloads).size).toBe(300);
  const ran = await watchRuns(page);
  await page.setContent(`<body>${payloads.slice(0, 24).join('')}</body>`);
  await expect.poll(() => ran.length).toBeGreaterThan(5);
});

test('the keys of the storage are all that a visit leaves', onDesktop, async ({page}) => {
  await page.goto('player/how-to-guides/ads/google-ima/?platform=android');
  await hydrated(page);
  await page.locator('[data-platform-tab="ios"]').first().click();
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  await page.getByPlaceholder('Search docs').fill('cors');
  await page.locator('.DocSearch-Hit a').first().click();
  await expect(page).toHaveURL(/cors/i);
  const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(left.length).toBeGreaterThan(2);
  expect(left.filter((key) => !storageKeys.includes(key))).toEqual([]);
});

test.describe('without the policy', () => {
  test.use({bypassCSP: true});

  // All of these are read before the first paint or by React when it starts, so each needs a load. Five texts are in one, a bare one first.
  const loads = Array.from({length: 60}, (_, at) =>
    [0, 60, 120, 180, 240].map((first) => payloads[first + at]).join(' '),
  );
  for (const [half, part] of [loads.slice(0, 30), loads.slice(30)].entries()) {
    test(`no address and no stored value runs, half ${half + 1}`, onDesktop, async ({page, problems}) => {
      problems.allow(/404/);
      const ran = await watchRuns(page);
      // An unknown address shows its words; the text is also in the query, the hash and all of the storage.
      await page.addInitScript(
        ({texts, keys}) => {
          if (window.top !== window) return;
          const text = texts[Number(new URLSearchParams(window.location.search).get('n'))];
          if (text === undefined) return;
          for (const storage of [localStorage, sessionStorage]) for (const key of keys) storage.setItem(key, text);
        },
        {texts: part, keys: storageKeys},
      );
      for (const [n, text] of part.entries()) {
        const value = encodeURIComponent(text);
        const names = ['platform', 'version', 'q', 'docusaurus-theme', 'docusaurus-data-x', `docusaurus-data-${value}`];
        const query = names.map((name) => `${name}=${value}`).join('&');
        await page.goto(`player/${value}/?n=${n}&${query}#${n % 2 ? text : value}`, {waitUntil: 'commit'});
        await hydrated(page);
        await expect(page.getByRole('main').getByRole('heading', {level: 1})).toBeVisible();
        await expectNothingRan(page, ran);
      }
    });
  }

  test('no hash runs on a page that is open', onDesktop, async ({page}) => {
    const ran = await watchRuns(page);
    await page.goto('player/examples/playground/');
    await hydrated(page);
    // Each way to write a hash meets each way to run code.
    const hashes = payloads.map((text, at) => {
      const ways = [text, encodeURIComponent(text), `sample=${text}`, `code=1.${text}`];
      return ways[(at + Math.floor(at / 30)) % ways.length]!;
    });
    await page.evaluate(async (all) => {
      for (const hash of all) {
        const changed = new Promise((resolve) => window.addEventListener('hashchange', resolve, {once: true}));
        window.location.hash = hash;
        await changed;
      }
    }, hashes);
    await expect(page.getByRole('main').getByRole('heading', {level: 1})).toBeVisible();
    await expectNothingRan(page, ran);
  });
});
