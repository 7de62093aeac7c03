import {findViolations} from '../axe';
import {expect, hydrated, onDesktop, test} from '../test';
import {toHref} from '../site';

const hits = 'main ol > li';

test('shows results on load, and is not indexed by search engines', async ({page}) => {
  await page.goto('search/?q=cors');
  await expect(page.locator(hits).first()).toContainText(/cors/i);
  await expect(page.getByRole('heading', {level: 1})).toContainText('cors');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('main [role=status]')).toHaveText(/^\d+ results?$/);
});

test('back and forward move through the searches', onDesktop, async ({page}) => {
  await page.goto('search/?q=cors');
  await expect(page.locator(hits).first()).toContainText(/cors/i);
  const field = page.locator('main input[type=search]');
  await field.fill('hls');
  await field.press('Enter');
  await expect(page).toHaveURL(/q=hls/);
  await expect(page.locator(hits).first()).toContainText(/hls|live streaming/i);
  await page.getByRole('heading', {level: 1}).click();
  await page.goBack();
  await expect(page).toHaveURL(/q=cors/);
  await expect(field).toHaveValue('cors');
  await expect(page.locator(hits).first()).toContainText(/cors/i);
  await page.goForward();
  await expect(field).toHaveValue('hls');
});

test('going back at once is not undone by what was typed', onDesktop, async ({page}) => {
  await page.goto('search/?q=cors');
  await expect(page.locator(hits).first()).toContainText(/cors/i);
  const field = page.locator('main input[type=search]');
  // A slow machine, where the delayed update after typing runs before the page has seen the new URL.
  await page.evaluate(() => {
    window.addEventListener('popstate', () => {
      const start = performance.now();
      while (performance.now() - start < 400);
    });
  });
  await field.fill('hls');
  await field.press('Enter');
  await expect(page).toHaveURL(/q=hls/);
  await page.goBack();
  await expect(field).toHaveValue('cors');
  await expect(page.locator(hits).first()).toContainText(/cors/i);
  await expect(page).toHaveURL(/q=cors/);
  await page.goForward();
  await expect(field).toHaveValue('hls');
});

test('focus stays on the field or filter in use', onDesktop, async ({page}) => {
  await page.goto('search/?q=cors');
  await expect(page.locator(hits).first()).toContainText(/cors/i);
  const field = page.locator('main input[type=search]');
  const title = page.getByRole('heading', {level: 1});
  await field.selectText();
  await page.keyboard.type('hl');
  await expect(title).toContainText('“hl”');
  await expect(page).toHaveURL(/q=hl$/);
  await expect(field).toBeFocused();
  await page.keyboard.type('s');
  await expect(title).toContainText('“hls”');
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  const platform = page.getByLabel('Platform', {exact: true});
  await platform.focus();
  await page.keyboard.type('Android');
  await expect(page).toHaveURL(/platform=android/);
  await expect(page.locator('main [role=status]')).toHaveText(/^\d+ results?$/);
  await expect(platform).toBeFocused();
});

test('typing replaces its own history entry, not the previous search', onDesktop, async ({page}) => {
  await page.goto('search/?q=cors');
  await expect(page.locator(hits).first()).toContainText(/cors/i);
  const field = page.locator('main input[type=search]');
  await field.fill('hl');
  await expect(page).toHaveURL(/q=hl$/);
  await field.fill('hls');
  await expect(page).toHaveURL(/q=hls/);
  await field.press('Enter');
  await page.getByRole('heading', {level: 1}).click();
  await page.goBack();
  await expect(page).toHaveURL(/q=cors/);
});

test('filters narrow the results, are in the address and survive a reload', onDesktop, async ({page}) => {
  await page.goto('search/?q=player');
  const status = page.locator('main [role=status]');
  // While an answer is pending the status is empty.
  const readCount = async () => Number((await status.textContent())?.replace(/\D/g, ''));
  let all = 0;
  await expect.poll(async () => (all = await readCount())).toBeGreaterThan(0);
  await page.getByLabel('Kind').selectOption('faq');
  await expect(page).toHaveURL(/kind=faq/);
  // The previous list stays until the new one has arrived.
  const groups = page.locator(`${hits} p:first-of-type`);
  await expect
    .poll(async () => (await groups.allTextContents()).filter((group) => !group.startsWith('FAQ')))
    .toEqual([]);
  let narrowed = 0;
  await expect.poll(async () => (narrowed = await readCount())).toBeGreaterThan(0);
  expect(narrowed).toBeLessThan(all);
  await page.reload();
  await expect(page.getByLabel('Kind')).toHaveValue('faq');
  await page.getByLabel('Version').selectOption('v6');
  await expect(page).toHaveURL(/version=v6/);
  await expect(page.getByLabel('Product')).toHaveValue('');
});

test('pages through results', onDesktop, async ({page}) => {
  await page.goto('search/?q=player');
  await expect(page.locator(hits).first()).toBeVisible();
  const first = await page.locator(hits).first().textContent();
  const next = page.getByRole('button', {name: 'Next'});
  await next.click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.locator(hits).first()).not.toHaveText(first ?? '');
});

test('without JavaScript says so and lists the sections', onDesktop, async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, ...(baseURL ? {baseURL} : {})});
  const page = await context.newPage();
  await page.goto('search/?q=cors');
  await expect(page.getByText('Search needs JavaScript')).toBeVisible();
  await expect(page.locator(`main a[href*="${toHref('player/android/')}"]`)).toBeVisible();
  await expect(page.locator('main form')).toBeHidden();
  await context.close();
});

test('no accessibility violations', async ({page}) => {
  await page.goto('search/?q=cors');
  await hydrated(page);
  await expect(page.locator(hits).first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
