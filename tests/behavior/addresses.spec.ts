import {expect, hydrated, onDesktop, painted, test} from '../test';
import {toHref} from '../site';

test.describe('addresses', onDesktop, () => {
  test('a trailing index.html is dropped before the page is looked up', async ({page}) => {
    // A page that reads its address as another one’s would log an error when React takes over.
    await page.goto('player/android/index.html?platform=ios#x');
    await hydrated(page);
    await expect(page).toHaveURL(/\/player\/android\/\?platform=ios#x$/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Android SDK');
    await expect(page.locator('.menu__link--active').first()).toBeVisible();
  });

  test('a trailing .html is dropped before the page is looked up', async ({page, problems}) => {
    problems.allow(/404/);
    await page.goto('player/how-to-guides/ads/google-ima.html?platform=ios');
    await expect(page).toHaveURL(/\/google-ima\/\?platform=ios$/);
    await hydrated(page);
    await expect(page.locator('[data-platform-panel="ios"]').first()).toBeVisible();
  });

  test('an unknown address with such an ending shows the not-found page', async ({page, problems}) => {
    problems.allow(/404/);
    await page.goto('player/gogole-ima/index.html');
    await expect(page.getByRole('heading', {level: 1, name: 'Page Not Found'})).toBeVisible();
    await expect(
      page
        .getByRole('region', {name: /Were you looking/})
        .getByRole('listitem')
        .getByRole('link')
        .first(),
    ).toHaveAttribute('href', toHref('player/how-to-guides/ads/google-ima/'));
    await page.goto('404.html');
    await hydrated(page);
    await expect(page).toHaveURL(/\/404\.html$/);
    await expect(page.getByRole('heading', {level: 1, name: 'Page Not Found'})).toBeVisible();
  });

  test('a page is found by words of its title that its address lacks', async ({page, problems}) => {
    problems.allow(/404/);
    await page.goto('player/keyboard-shortcuts/');
    const suggestions = page.getByRole('region', {name: /Were you looking/});
    await expect(suggestions.getByRole('link', {name: 'Add keyboard shortcuts to the web player'})).toHaveAttribute(
      'href',
      /how-to-implement-hotkeys\/$/,
    );
  });

  for (const path of [
    '//evil.test/x.html',
    '//evil.test/x/index.html',
    '/docs/..//evil.test/x.html',
    '//evil.test/x/',
  ]) {
    test(`${path} stays on the site`, async ({page, problems, baseURL}) => {
      problems.allow(/404/);
      const {origin} = new URL(baseURL ?? '');
      await page.goto(origin + path);
      await hydrated(page);
      expect(page.url()).toBe(`${origin}/evil.test/x/`);
      await expect(page.getByRole('heading', {level: 1, name: 'Page Not Found'})).toBeVisible();
    });
  }

  test('a path with a malformed escape shows the not-found page, with scripts', async ({page, problems}) => {
    problems.allow(/404/);
    await page.goto('player/%zz/');
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1, name: 'Page Not Found'})).toBeVisible();
  });

  test('a malformed hash changes nothing on a live page', async ({page}) => {
    await page.goto('player/how-to-guides/ads/google-ima/');
    await hydrated(page);
    const title = page.getByRole('heading', {level: 1, name: 'Google IMA'});
    for (const hash of ['#%', '#%zz', '#%E4', '#100%']) {
      await page.evaluate((to) => {
        location.hash = to;
      }, hash);
      await painted(page);
      await expect(title).toBeVisible();
      await expect(page.locator('nav.navbar')).toBeAttached();
    }
    // Links within the page still work.
    await page.locator('.table-of-contents a').first().click();
    await expect(page.locator('.table-of-contents__link--active').first()).toBeAttached();
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Open Video UI'}).first().click();
    await expect(page.getByRole('heading', {level: 1, name: 'Open Video UI'})).toBeVisible();
  });

  test('the not-found page works without the titles', async ({page, problems}) => {
    problems.allow(/404|request failed|ERR_FAILED/);
    await page.route('**/assets/search/*.json', (route) => route.abort());
    await page.goto('player/gogole-ima/');
    await expect(
      page
        .getByRole('region', {name: /Were you looking/})
        .getByRole('listitem')
        .getByRole('link')
        .first(),
    ).toHaveText('Google ima');
  });
});
