/** Prefetching of the flat client; the tests in behavior/prefetch.spec.ts also apply to stock Docusaurus. */
import {watchPrefetch} from '../behavior/network';
import {expect, hydrated, onDesktop, test} from '../test';

const list = 'player/faq/';

test('a page full of links fetches no more than a budget ahead', onDesktop, async ({page}) => {
  const fetched = watchPrefetch(page);
  await page.goto(list);
  await hydrated(page);
  await page.mouse.wheel(0, 20_000);
  await expect.poll(() => fetched.length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(fetched.map(({bytes}) => bytes));
  // The two requests in progress when the budget of 150 kB was reached come on top.
  const total = sizes.slice(0, -2).reduce((sum, size) => sum + size, 0);
  expect(total).toBeLessThanOrEqual(150_000);
});

test('a browser without prefetch hints fetches ahead by plain GET', onDesktop, async ({page}) => {
  await page.addInitScript(() => {
    const {supports} = DOMTokenList.prototype;
    DOMTokenList.prototype.supports = function (token) {
      return token !== 'prefetch' && supports.call(this, token);
    };
  });
  const fetched = watchPrefetch(page);
  await page.goto(list);
  await hydrated(page);
  await expect.poll(() => fetched.length).toBeGreaterThan(0);
  expect(new Set(fetched.map(({type}) => type))).toEqual(new Set(['fetch']));
  await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
});
