import {brand} from '../../src/brand';
import {expect, isPhone, test} from '../test';
import {toHref} from '../site';

test.use({javaScriptEnabled: false});

test('without scripts a page reads in full, and its links, sidebar and versions lead on', async ({page}) => {
  await page.goto('player/getting-started/sdks/web/getting-started/');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  // All panels are shown in order, each with its title.
  const panels = page.getByRole('tabpanel');
  expect(await panels.count()).toBeGreaterThan(2);
  for (const panel of await panels.all()) await expect(panel).toBeVisible();
  await expect(panels.first().locator('> p').first()).toHaveText('npm');
  await expect(panels.first().locator('> p').first()).toBeVisible();
  await expect(page.getByRole('tablist').filter({visible: true})).toHaveCount(0);
  // Collapsed content can be opened without scripts.
  const details = page.locator('.markdown details.alert').first();
  await details.locator('summary').click();
  await expect(details.locator('pre').first()).toBeVisible();
  // No control without a function.
  await expect(page.locator('.navbar button').filter({visible: true})).toHaveCount(0);
  await expect(page.locator('main button').filter({visible: true})).toHaveCount(0);

  // On a page of one platform the switcher shows that platform, even if nothing is stored.
  const platform = page.locator('summary').filter({hasText: 'Platform', visible: true}).first();
  await expect(platform).toContainText('Web');

  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await sidebar.getByRole('link', {name: 'FAQ', exact: true}).click();
  await expect(page).toHaveURL(/\/player\/faq\/$/);
  await page.goBack();
  const versions = page
    .locator('details')
    .filter({has: page.locator('summary', {hasText: 'Version'}), visible: true})
    .first();
  await versions.locator('summary').click();
  await versions.locator('[data-version-choice="v6"]').click();
  await expect(page).toHaveURL(/\/player\/v6\/getting-started\/sdks\/web\/getting-started\/$/);
  await page.goto('player/roku/');
  await expect(platform).toContainText('Roku');
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: brand.uiKitLabel}).click();
  await expect(page).toHaveURL(/\/open-video-ui\//);
  if (isPhone(page)) {
    const overflow = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
});

test('the page frame needs no request for its icons, its logo or the code font', async ({page}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (/^(image|font)$/.test(request.resourceType()) && !request.url().startsWith('data:'))
      requested.push(new URL(request.url()).pathname);
  });
  await page.goto('player/getting-started/sdks/web/getting-started/');
  await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
  expect(requested).toEqual([toHref('fonts/sans-variable.woff2')]);
  // They are rendered nevertheless.
  expect(await page.evaluate(() => document.fonts.check('14px "Geist Mono"'))).toBe(true);
  const logo = page.getByRole('navigation', {name: 'Main'}).locator('img').filter({visible: true});
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const chevron = page.locator('summary').filter({hasText: 'Platform', visible: true}).locator('svg path').first();
  expect(await chevron.evaluate((path: SVGPathElement) => path.getTotalLength())).toBeGreaterThan(0);
});
