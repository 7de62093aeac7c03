import {expect, hydrated, test} from '../test';
import {docsPage, openSearch} from './helpers';

const title = 'Unable to fetch results';
const help = 'You might want to check your network connection.';

test('the index is missing', async ({page, problems}) => {
  problems.allow(/404/);
  await page.route('**/assets/search/*.json', (route) => route.fulfill({status: 404, body: 'not found'}));
  const {root, input} = await openSearch(page);
  await input.fill('cors');
  await expect(root).toContainText(title);
  await expect(root).toContainText(help);
  await expect(root.getByText('No results for')).toBeHidden();
  // A later search retries.
  await page.unroute('**/assets/search/*.json');
  await input.fill('cors errors');
  await expect(root.locator('.DocSearch-Hit').first()).toBeVisible();
  await expect(root).not.toContainText(title);
});

test('the index is no JSON', async ({page}) => {
  await page.route('**/assets/search/*.json', (route) => route.fulfill({status: 200, body: '<!doctype html>'}));
  const {root, input} = await openSearch(page);
  await input.fill('cors');
  await expect(root).toContainText(title);
});

test('the index is cut off', async ({page}) => {
  let isCut = true;
  await page.route('**/assets/search/*.json', async (route) => {
    if (!isCut) return route.continue();
    const response = await route.fetch();
    const body = await response.body();
    return route.fulfill({response, body: body.subarray(0, body.length / 2)});
  });
  const {root, input} = await openSearch(page);
  await input.fill('cors');
  await expect(root).toContainText(title);
  // A later search retries.
  isCut = false;
  await input.fill('cors errors');
  await expect(root.locator('.DocSearch-Hit').first()).toBeVisible();
});

test('no connection', async ({page, context, problems}) => {
  problems.allow(/request failed|ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.route('**/assets/search/*.json', (route) => route.abort('internetdisconnected'));
  const {root, input} = await openSearch(page);
  await context.setOffline(true);
  await input.fill('cors');
  await expect(root).toContainText(title);
  await expect(root).toContainText(help);
});

test('the modal itself cannot be fetched', async ({page, problems}) => {
  problems.allow(/request failed|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Loading chunk/);
  await page.goto(docsPage);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.route('**/*.js', (route) => route.abort('internetdisconnected'));
  await page.locator('.DocSearch-Button').click();
  const alert = page.getByRole('alert').filter({hasText: title});
  await expect(alert).toContainText(help);
  await alert.getByRole('button', {name: 'Close'}).click();
  await expect(alert).toHaveCount(0);
});

test('the worker cannot start', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'Worker', {
      value: class {
        constructor() {
          throw new Error('workers are blocked');
        }
      },
    });
  });
  const {root, input} = await openSearch(page);
  await input.fill('cors');
  await expect(root).toContainText(title);
  await page.goto('search/?q=cors');
  await expect(page.getByRole('main')).toContainText(title);
});
