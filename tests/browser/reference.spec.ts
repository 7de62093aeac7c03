import type {Page} from '@playwright/test';
import {expect, hydrated, onDesktop, onPhone, test} from '../test';
import {labelOf, toHref} from '../site';

const ads = 'player/reference/web/ads/';

const getChoice = (page: Page) => page.getByRole('article').getByRole('combobox', {name: /^Version/});

test('a type’s page shows all versions, then only the one that the reader chooses', async ({page}) => {
  await page.goto(ads);
  await hydrated(page);
  const schedule = page.locator('#schedule');
  const added = page.locator('#registerServerSideIntegration');
  await expect(schedule).toBeVisible();
  await expect(added).toContainText('since 7');
  await getChoice(page).selectOption(labelOf('v6'));
  await expect(added).toBeHidden();
  await expect(schedule).toBeVisible();
  // So does the table of contents, where the screen has room for it.
  const contents = page.locator('.table-of-contents');
  if (await contents.isVisible()) {
    await expect(contents.getByRole('link', {name: 'schedule', exact: true})).toBeVisible();
    await expect(contents.getByRole('link', {name: 'registerServerSideIntegration'})).toHaveCount(0);
  }
  // The choice is the reader's on the whole site, and stays for the next page.
  await page.goto('player/reference/web/');
  await expect(getChoice(page)).toHaveValue('v6');
});

test('a type’s page says what the type is for, also to search engines', onDesktop, async ({page}) => {
  await page.goto('player/reference/web/adbreak/');
  const description = page.getByText('A group of ads that play one after another');
  await expect(description).toBeVisible();
  await expect(description.locator('code').first()).toHaveText('timeOffset');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    /^A group of ads that play one after another at timeOffset seconds/,
  );
});

test('a member has the lines of our samples that use it, folded', async ({page}) => {
  await page.goto(ads);
  await hydrated(page);
  const member = page.locator('div').filter({has: page.locator('> h3#skip')});
  const line = member.getByText('player.ads?.skip()').first();
  await expect(line).toBeHidden();
  await member.getByText('In our samples').click();
  await expect(line).toBeVisible();
  await member.getByRole('listitem').first().getByRole('link').click();
  await expect(page.locator('.code-block').getByText('skip()').first()).toBeVisible();
});

test('the version dropdown stays on a page of the reference', onDesktop, async ({page}) => {
  await page.goto(ads);
  await hydrated(page);
  await page
    .locator('.navbar')
    .getByRole('button', {name: labelOf('current')})
    .click();
  await page.getByRole('link', {name: labelOf('v6')}).click();
  await expect(page).toHaveURL(new RegExp(`${toHref(ads)}$`));
  await expect(page.locator('#registerServerSideIntegration')).toBeHidden();
});

test(
  'the sidebar leads to the reference; types lead to each other, to guides and to other platforms',
  onDesktop,
  async ({page}) => {
    await page.goto('player/web/');
    await hydrated(page);
    await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'API reference'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Web API reference');
    await page.getByRole('article').getByRole('link', {name: 'Ads', exact: true}).last().click();
    await expect(page).toHaveURL(new RegExp(`${toHref(ads)}$`));
    const article = page.getByRole('article');
    await expect(article.getByRole('link', {name: 'iOS and tvOS'})).toHaveAttribute(
      'href',
      toHref('player/reference/ios/ads/'),
    );
    await expect(article.getByRole('heading', {name: 'Guides that use it'})).toBeVisible();
    await article.getByRole('link', {name: 'AdDescription', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('AdDescription');
    // The pages came without a full load.
    expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toMatch(/player\/web\/$/);
  },
);

test('no line of the reference is wider than the screen', async ({page}) => {
  for (const path of [
    'player/reference/android/',
    'player/reference/ios/theoplayer/',
    'player/reference/ios/changes/',
  ]) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
  }
});

test('without scripts a type’s page shows all versions and no choice', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(ads);
  await expect(page.locator('#registerServerSideIntegration')).toBeVisible();
  await expect(page.getByText('Guides that use it').first()).toBeVisible();
  await expect(getChoice(page)).toHaveCount(0);
  await context.close();
});

test('an address like that of a type leads to it', onDesktop, async ({page, problems}) => {
  problems.allow(/404/);
  await page.goto('theoplayer/v7/api-reference/web/interfaces/ChromelessPlayer.html');
  const suggestions = page.getByRole('region', {name: /Were you looking/});
  await expect(suggestions.locator(`a[href="${toHref('player/reference/web/chromelessplayer/')}"]`)).toBeVisible();
});

test('a search for a symbol has its page and the best guide in the first two', onDesktop, async ({page}) => {
  await page.goto('player/web/');
  await hydrated(page);
  await page.keyboard.press('Control+k');
  const hits = page.locator('.DocSearch-Hit a');
  for (const [query, path] of [
    ['adbreakbegin', 'player/reference/web/adseventmap/#adbreakbegin'],
    ['player.abr', 'player/reference/web/chromelessplayer/#abr'],
    ['THEOplayerConfig.Builder', 'player/reference/android/theoplayerconfig-builder/'],
  ] as const) {
    await page.locator('.DocSearch-Input').fill(query);
    await expect(page.locator(`.DocSearch-Hit a[href="${toHref(path)}"]`)).toBeVisible();
    const first = await hits.evaluateAll((links) => links.slice(0, 2).map((link) => link.getAttribute('href')));
    expect(first).toContain(toHref(path));
    expect(first.some((href) => !href?.includes('/reference/'))).toBe(true);
  }
});

test(
  'every link of a reference page leads somewhere, and lines of links are 24 pixels apart',
  onPhone,
  async ({page}) => {
    await page.goto('player/reference/web/chromelessplayer/');
    await hydrated(page);
    await expect(page.locator('a:not([href])')).toHaveCount(0);
    const subtypes = page.locator('details', {hasText: 'Extended by'});
    const summary = (await subtypes.locator('summary').boundingBox())!;
    const link = (await subtypes.getByRole('link').first().boundingBox())!;
    expect(link.y + link.height / 2 - (summary.y + summary.height / 2)).toBeGreaterThanOrEqual(24);
  },
);
