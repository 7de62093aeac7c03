import type {Page} from '@playwright/test';
import {colorRules, findViolations} from '../axe';
import {toHref} from '../site';
import {expect, hydrated, onDesktop, onPhone, painted, test} from '../test';

const guide = 'player/how-to-guides/ads/customizing-the-ad-overlay-text/';
const skip = 'player/reference/web/ads/#skip';

const getLink = (page: Page, path = skip) => page.locator(`.code-block a[href="${toHref(path)}"]`).first();
const getCard = (page: Page) => page.getByRole('tooltip');

async function open(page: Page) {
  await page.goto(guide);
  await hydrated(page);
  await getLink(page).scrollIntoViewIfNeeded();
}

/** Goes to a link as the keyboard does. */
async function focusByKey(page: Page) {
  const link = getLink(page);
  await link.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
}

async function expectWithinWindow(page: Page) {
  const box = await getCard(page).boundingBox();
  const {width, height} = page.viewportSize()!;
  expect(box).not.toBeNull();
  expect(box!.x).toBeGreaterThanOrEqual(0);
  expect(box!.x + box!.width).toBeLessThanOrEqual(width);
  expect(box!.y).toBeGreaterThanOrEqual(0);
  expect(box!.y + box!.height).toBeLessThanOrEqual(height);
}

/** Marks the document: a full load removes the mark. */
const mark = (page: Page) => page.evaluate(() => void (document.documentElement.dataset.marked = 'true'));
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.dataset.marked === 'true');

test('the pointer on a name in code shows what it is; the card stays under the pointer', onDesktop, async ({page}) => {
  await open(page);
  const card = getCard(page);
  await getLink(page).hover();
  await expect(card).toContainText('skip(): void');
  await expect(card).toContainText('Ads');
  await expect(card).toContainText('Web 7.8.0');
  await expect(getLink(page)).toHaveAccessibleDescription(/skip\(\): void/);
  await expectWithinWindow(page);
  // Its text can be pointed at and selected.
  await card.hover();
  await page.clock.install();
  await page.clock.fastForward(2000);
  await expect(card).toBeVisible();
  await page.getByRole('heading', {level: 1}).hover();
  await page.clock.fastForward(2000);
  await expect(card).toHaveCount(0);
  await expect(getLink(page)).not.toHaveAttribute('aria-describedby');
});

test('the keyboard’s focus shows the card, and Escape closes it', async ({page}) => {
  await open(page);
  await focusByKey(page);
  const card = getCard(page);
  await expect(card).toContainText('skip(): void');
  await expectWithinWindow(page);
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(getLink(page)).toBeFocused();
  await focusByKey(page);
  await expect(card).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(card.filter({hasText: 'skip(): void'})).toHaveCount(0);
});

test(
  'focus that scrolls a block of code shows the card all the same, and a later scroll closes it',
  onPhone,
  async ({page}) => {
    await open(page);
    await focusByKey(page);
    const card = getCard(page);
    await expect(card).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    const link = getLink(page);
    const scrollBlock = (left: number) =>
      link.evaluate((element, value) => void (element.closest('pre')!.scrollLeft = value), left);
    await link.blur();
    await scrollBlock(0);
    await painted(page);
    await expect(link).not.toBeInViewport();
    await link.focus();
    await expect(card).toContainText('skip(): void');
    await expect(link).toBeInViewport();
    await scrollBlock(0);
    await expect(card).toHaveCount(0);
  },
);

test('Escape closes the card of the pointer too, until the pointer comes back', onDesktop, async ({page}) => {
  await open(page);
  await getLink(page).hover();
  const card = getCard(page);
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await page.getByRole('heading', {level: 1}).hover();
  await getLink(page).hover();
  await expect(card).toBeVisible();
});

test('the card shows the signature of the page’s version', onDesktop, async ({page}) => {
  for (const [path, number] of [
    ['player/v4/', '4.12.7'],
    ['player/', '7.8.0'],
  ] as const) {
    await page.goto(`${path}getting-started/sdks/web/getting-started/`);
    await hydrated(page);
    const link = page.locator('.code-block:visible a.symbol').first();
    await link.hover();
    await expect(getCard(page)).toContainText(`Web ${number}`);
  }
});

test('the card holds to the guidelines in both color modes', onDesktop, async ({page}) => {
  await open(page);
  await getLink(page).hover();
  await expect(getCard(page)).toBeVisible();
  expect(await findViolations(page, {include: '[role="tooltip"]'})).toEqual([]);
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await findViolations(page, {include: '[role="tooltip"]', rules: colorRules})).toEqual([]);
});

test('without its data a name has no card, and its link works', onDesktop, async ({page, problems}) => {
  problems.allow(/cards\.json|ERR_FAILED/);
  await page.route('**/cards.json', (route) => route.abort());
  await open(page);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/ads/cards.json'));
  await getLink(page).hover();
  await failed;
  await page.clock.install();
  await page.clock.fastForward(2000);
  await painted(page);
  await expect(getCard(page)).toHaveCount(0);
  // It is asked for again the next time.
  await page.unroute('**/cards.json');
  await page.getByRole('heading', {level: 1}).hover();
  await getLink(page).hover();
  await page.clock.fastForward(2000);
  await expect(getCard(page)).toBeVisible();
  await getLink(page).click();
  await expect(page).toHaveURL(new RegExp(`${toHref(skip)}$`));
});

test('a click on a name in code goes to its page without a full load, and the card goes', onDesktop, async ({page}) => {
  await open(page);
  await mark(page);
  await getLink(page).hover();
  await expect(getCard(page)).toBeVisible();
  await getLink(page).click();
  await expect(page).toHaveURL(new RegExp(`${toHref(skip)}$`));
  await expect(page.locator('#skip')).toBeInViewport();
  await expect(getCard(page)).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
  await page.goBack();
  await expect(getLink(page)).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test('a click with Ctrl opens another tab, as on every link', onDesktop, async ({page, context}) => {
  await open(page);
  const opened = context.waitForEvent('page');
  await getLink(page).click({modifiers: ['ControlOrMeta']});
  await expect(await opened).toHaveURL(new RegExp(`${toHref(skip)}$`));
  await expect(page).toHaveURL(new RegExp(`${toHref(guide)}$`));
});

test('inherited members of a type have cards, and are gone to without a full load', onDesktop, async ({page}) => {
  await page.goto('player/reference/web/ads/');
  await hydrated(page);
  await mark(page);
  const link = page.getByRole('link', {name: 'addEventListener', exact: true});
  await link.hover();
  await expect(getCard(page)).toContainText('EventDispatcher');
  await link.click();
  await expect(page).toHaveURL(/\/eventdispatcher\/#addEventListener$/);
  await expect(page.locator('#addEventListener')).toBeInViewport();
  expect(await isMarked(page)).toBe(true);
});

test('a tap on a name in code follows the link', onPhone, async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => void (request.url().endsWith('/cards.json') && asked.push(request.url())));
  await open(page);
  await getLink(page).tap();
  await expect(page).toHaveURL(new RegExp(`${toHref(skip)}$`));
  await expect(page.locator('#skip')).toBeInViewport();
  await expect(getCard(page)).toHaveCount(0);
  expect(asked).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a name in code is a link', onDesktop, async ({page}) => {
    await page.goto(guide);
    await getLink(page).click();
    await expect(page).toHaveURL(new RegExp(`${toHref(skip)}$`));
  });
});
