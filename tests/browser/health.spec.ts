import {expect, onDesktop, test} from '../test';

test('the health page has the figures of the build, and each leads to its list', onDesktop, async ({page}) => {
  await page.goto('contributing/health/');
  const rows = page
    .getByRole('heading', {name: /^Evidence/})
    .locator('xpath=following::table[1]')
    .getByRole('row');
  await expect(rows.last()).toContainText(/^All[\d,]+/);
  await page.getByText(/^Pages without evidence: \d+$/).click();
  await expect(page.getByRole('link', {name: 'docs/how-to-guides/index.mdx'})).toBeVisible();
  // The build weighs pages when they are finished; the page fetches the figures.
  await expect(page.getByRole('row', {name: /^FAQ/})).toContainText(/\d+\.\d KiB/);
});

test('without scripts the weights of pages are a link', onDesktop, async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL});
  const page = await context.newPage();
  await page.goto('contributing/health/');
  await expect(page.getByRole('row', {name: /^FAQ/})).toContainText('…');
  const response = await page.request.get((await page.getByRole('link', {name: 'bytes.json'}).getAttribute('href'))!);
  expect(await response.json()).toContainEqual(expect.objectContaining({kind: 'FAQ'}));
  await context.close();
});
