/** What is prefetched before a navigation, and for which readers nothing is. */
import {brand} from '../../src/brand';
import {expect, hydrated, onDesktop, test} from '../test';
import {saveData, watchPrefetch} from './network';

const list = 'player/faq/';

test('links that come into view are fetched ahead, each file once, within a budget', onDesktop, async ({page}) => {
  // Records the prefetch calls of links, whatever the client does with them.
  await page.addInitScript(() => {
    const prefetched: string[] = [];
    let client: {prefetch: (path: string) => unknown} | undefined;
    Object.defineProperty(window, 'docusaurus', {
      get: () => client,
      set: (value: {prefetch: (path: string) => unknown}) => {
        client = {...value, prefetch: (path) => (prefetched.push(path), value.prefetch(path))};
      },
    });
    Object.assign(window, {prefetched});
  });
  const getPrefetched = () => page.evaluate(() => (window as unknown as {prefetched: string[]}).prefetched);
  const fetched = watchPrefetch(page);
  await page.goto(list);
  await hydrated(page);
  await expect.poll(() => fetched.length).toBeGreaterThan(0);

  const last = page.locator('article .markdown li a').last();
  const href = (await last.getAttribute('href')) ?? '';
  const inView = page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: brand.playerLabel, exact: true});
  expect(await getPrefetched()).toContain(await inView.getAttribute('href'));
  expect(await getPrefetched()).not.toContain(href);
  await last.scrollIntoViewIfNeeded();
  await expect.poll(getPrefetched).toContain(href);
  // After going there and back, nothing is fetched again.
  await last.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await page.goBack();
  await expect(page).toHaveURL(/\/faq\/$/);
  await page.waitForLoadState('networkidle');

  const urls = fetched.map(({url}) => url);
  expect(urls.filter((url, index) => urls.indexOf(url) !== index)).toEqual([]);
});

for (const [name, connection] of [
  ['on a 2g connection', {effectiveType: '2g', saveData: false}],
  ['on a slow 2g connection', {effectiveType: 'slow-2g', saveData: false}],
  ['with data saver on', {effectiveType: '4g', saveData: true}],
] as const) {
  test(`${name} nothing is fetched ahead, and links work`, onDesktop, async ({page}) => {
    await saveData(page, connection);
    const fetched = watchPrefetch(page);
    await page.goto(list);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    const link = page.locator('article .markdown li a').first();
    const title = (await link.textContent()) ?? '';
    await link.hover();
    await page.waitForLoadState('networkidle');
    expect(fetched).toEqual([]);
    expect(scripts).toEqual([]);
    await link.click();
    await expect(page.getByRole('main').getByRole('heading', {level: 1})).toHaveText(title);
  });
}

test('a link that is pointed at is loaded before it is clicked', onDesktop, async ({page}) => {
  await page.goto(list);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') loaded.push(request.url());
  });
  await page.locator('article .markdown li a').last().hover();
  await expect.poll(() => loaded.length).toBeGreaterThan(0);
});
