/**
 * Network failures: the reader still gets the page, or one that can be read; never a blank page or an endless reload.
 */
import type {Page, Route} from '@playwright/test';
import {brand} from '../../src/brand';
import {expect, hydrated, onDesktop, test} from '../test';
import {countDocuments, deploy, holdScripts, saveData, scripts, startFlakyServer} from './network';
import {createRandom} from '../fixtures/faults';
import {pass, startProxy} from '../fixtures/proxy';
import {clickQuestion, readQuestions} from '../fixtures/questions';
import {toHref} from '../site';

const list = 'player/faq/';
const guide = 'player/how-to-guides/ads/google-ima/';
const question = 'why-is-video-not-playing-automatically/';
const questionTitle = 'Why is my video not playing automatically?';
const network = /request failed|Failed to load resource|\b(404|500|503)\b/;

const getTitle = (page: Page) => page.getByRole('main').getByRole('heading', {level: 1});
const getLink = (page: Page) => page.locator(`article a[href$="/faq/${question}"]`).first();
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, {marked: true}));
const isSameDocument = (page: Page) => page.evaluate(() => 'marked' in window);

/** Follows a link to another question; returns its path. The page may be reloading by itself. */
async function followLink(page: Page, where: number): Promise<string> {
  let path = '';
  await expect(async () => {
    path = await page.evaluate(clickQuestion, {faq: toHref(list), at: where});
    expect(path).not.toBe('');
  }).toPass();
  return path;
}

const questions = readQuestions();

/** Opens the list of questions with prefetching turned off. */
async function openList(page: Page): Promise<void> {
  await saveData(page);
  await page.goto(list);
  await hydrated(page);
  await mark(page);
}

for (const [name, fail] of [
  ['answers 404', (route: Route) => route.fulfill({status: 404, body: 'not found'})],
  ['answers 500', (route: Route) => route.fulfill({status: 500, body: 'error'})],
  ['is cut off', (route: Route) => route.abort('connectionreset')],
] as const) {
  test(`the script of the next page ${name}: the page comes by a full load`, onDesktop, async ({page, problems}) => {
    problems.allow(network);
    await openList(page);
    const documents = countDocuments(page);
    let failed = 0;
    await page.route(scripts, (route) => (failed++ === 0 ? fail(route) : route.continue()));
    await getLink(page).click();
    await expect(getTitle(page)).toHaveText(questionTitle);
    await hydrated(page);
    expect(await isSameDocument(page)).toBe(false);
    expect(documents()).toBe(1);
  });
}

test(
  'the script of the next page fails permanently: the page is shown without it, and is not reloaded repeatedly',
  onDesktop,
  async ({page, problems}) => {
    problems.allow(network);
    await openList(page);
    const documents = countDocuments(page);
    await page.route(scripts, (route) => route.fulfill({status: 404, body: 'not found'}));
    await getLink(page).click();
    await expect(getTitle(page)).toHaveText(questionTitle);
    // Content for readers without scripts is shown.
    await expect(page.locator('html:not([data-js])')).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(documents()).toBe(1);
    // Links work as plain links.
    await page.unroute(scripts);
    await page.locator('a.navbar__brand').click();
    await hydrated(page);
  },
);

test('the script of the next page is slow: the old page can be read and left', onDesktop, async ({page}) => {
  await openList(page);
  const title = (await getTitle(page).textContent()) ?? '';
  const held = await holdScripts(page);
  await getLink(page).click();
  await expect.poll(() => held.requested.length).toBeGreaterThan(0);
  await expect(getTitle(page)).toHaveText(title);
  // Another link is followed before it loads.
  held.pass();
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: brand.uiKitLabel}).first().click();
  await expect(page).toHaveURL(/open-video-ui/);
  await expect(getTitle(page)).toHaveText('Open Video UI');
  await held.release();
  await expect(getTitle(page)).toHaveText('Open Video UI');
  expect(await isSameDocument(page)).toBe(true);
});

test(
  'the connection is lost in the middle of a navigation and comes back',
  onDesktop,
  async ({page, context, problems}) => {
    problems.allow(/request failed|Failed to load resource|ERR_INTERNET_DISCONNECTED/);
    await openList(page);
    const held = await holdScripts(page);
    await getLink(page).click();
    await expect.poll(() => held.requested.length).toBeGreaterThan(0);
    await context.setOffline(true);
    const reloaded = page.waitForEvent('framenavigated');
    await held.release();
    await reloaded;
    await context.setOffline(false);
    await page.goto(page.url().startsWith('http') ? page.url() : list + question);
    await expect(getTitle(page)).toHaveText(questionTitle);
    await hydrated(page);
  },
);

test('a new deployment removed the files of the page that is open', onDesktop, async ({page, problems}) => {
  problems.allow(network);
  await openList(page);
  const documents = countDocuments(page);
  await deploy(page);
  await getLink(page).click();
  await expect(getTitle(page)).toHaveText(questionTitle);
  await hydrated(page);
  expect(documents()).toBe(1);
  // From now on the reader uses the new deployment.
  await mark(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/faq\/$/);
  await expect(getTitle(page)).not.toHaveText(questionTitle);
  expect(await isSameDocument(page)).toBe(true);
});

test('a copy of a page from before the deployment is replaced by the new one', onDesktop, async ({page, problems}) => {
  problems.allow(network);
  const documents = countDocuments(page);
  await deploy(page, {staleDocuments: 1});
  await page.goto(guide);
  await hydrated(page);
  await expect(getTitle(page)).toBeVisible();
  expect(documents()).toBe(2);
});

test(
  'pages that are uploaded before their scripts: open pages go on, new visits can read, and later all is well',
  onDesktop,
  async ({page, context, problems}) => {
    problems.allow(network);
    await openList(page);
    const complete = await deploy(page, {uploaded: 'old'});
    await getLink(page).click();
    await expect(getTitle(page)).toHaveText(questionTitle);
    expect(await isSameDocument(page)).toBe(true);

    const visit = await context.newPage();
    const documents = countDocuments(visit);
    const completeVisit = await deploy(visit, {uploaded: 'old'});
    await visit.goto(guide);
    await expect.poll(documents).toBe(2);
    await expect(visit.locator('html:not([data-js])')).toBeAttached();
    await expect(getTitle(visit)).toBeVisible();
    await visit.waitForLoadState('networkidle');
    expect(documents()).toBe(2);

    complete();
    completeVisit();
    await visit.goto(list);
    await hydrated(visit);
    // The page that was open all the time follows another link, whose script is gone by now.
    const path = await followLink(page, 0);
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(getTitle(page)).toHaveText(questions.get(path) ?? '');
    await hydrated(page);
    expect(await isSameDocument(page)).toBe(false);
  },
);

test(
  'a host that is slow on everything: pages come, by the client, and search answers',
  onDesktop,
  async ({page, baseURL}) => {
    const {origin: site} = new URL(baseURL ?? '');
    const {origin, stop} = await startProxy(site, (request, response) => {
      setTimeout(() => pass(site, request, response), 800);
      return true;
    });
    const documents = countDocuments(page);
    await page.goto(`${origin}${toHref(list)}`, {waitUntil: 'commit'});
    // It can be read and used before its scripts are there.
    await expect(getTitle(page)).toBeVisible();
    await hydrated(page);
    await mark(page);
    await getLink(page).click();
    await expect(getTitle(page)).toHaveText(questionTitle);
    await page.keyboard.press('Control+k');
    await page.locator('.DocSearch-Input').fill('cors');
    await page.locator('.DocSearch-Hit a').first().click();
    await expect(page).toHaveURL(/cors/i);
    await expect(getTitle(page)).toHaveText(/CORS/i);
    expect(await isSameDocument(page)).toBe(true);
    expect(documents()).toBe(1);
    stop();
  },
);

test('a copy that stays old is reloaded once, and reads as without scripts', onDesktop, async ({page, problems}) => {
  problems.allow(network);
  const documents = countDocuments(page);
  await page.route(scripts, (route) => route.fulfill({status: 404, body: 'not found'}));
  await page.goto(guide);
  await expect.poll(documents).toBe(2);
  await expect(getTitle(page)).toBeVisible();
  for (const platform of ['web', 'android', 'ios']) {
    await expect(page.locator(`[data-platform-panel="${platform}"]`).first()).toBeVisible();
  }
  await page.waitForLoadState('networkidle');
  expect(documents()).toBe(2);
});

test(
  'a home page without its files says that the site did not load, and which baseUrl to try',
  onDesktop,
  async ({page, problems}) => {
    problems.allow(network);
    const banner = page.getByRole('alert').filter({hasText: 'This site did not load properly.'});
    await page.goto('');
    await hydrated(page);
    await expect(banner).toHaveCount(0);
    // As if the site were served under a path other than its baseUrl.
    await page.route('**/assets/**', (route) => route.fulfill({status: 404, body: 'not found'}));
    await page.goto('');
    await expect(banner).toBeVisible();
    await expect(banner).toContainText(`Configured baseUrl: ${toHref('')}`);
    await expect(banner).toContainText(`Try baseUrl: ${toHref('')}`);
    await expect(page.getByRole('list', {name: 'Platforms'})).toBeVisible();
  },
);

test(
  'a host that serves the home page for every path: the page can be read, and says what is wrong',
  onDesktop,
  async ({page, problems, baseURL}) => {
    problems.allow(/MIME type|Unexpected token|Refused to/);
    const home = await (await page.request.get(baseURL ?? '')).text();
    await page.route('**/docs/assets/**', (route) => route.fulfill({contentType: 'text/html', body: home}));
    await page.goto('');
    await expect(page.getByRole('alert').filter({hasText: 'This site did not load properly.'})).toBeVisible();
    await expect(page.locator('html:not([data-js])')).toBeAttached();
  },
);

test('a permanently cached 404 is replaced once the file is back', onDesktop, async ({page, problems, baseURL}) => {
  problems.allow(network);
  let isGone = true;
  const {origin, stop} = await startProxy(new URL(baseURL ?? '').origin, ({url = ''}, response) => {
    if (!isGone || !/\/assets\/js\/.*\.js$/.test(url)) return false;
    response.writeHead(404, {'Cache-Control': 'public, max-age=31536000, immutable'}).end('not found');
    return true;
  });
  const documents = countDocuments(page);
  await page.goto(`${origin}/docs/${guide}`);
  // The page reloads itself once.
  await expect.poll(documents).toBe(2);
  await expect(page.locator('html:not([data-js])')).toBeAttached();
  await page.waitForLoadState('networkidle');
  isGone = false;
  // The next visit finds the cached 404s, refreshes the cache and reloads the page.
  await page.goto(`${origin}/docs/${list}`);
  await hydrated(page);
  await page.goto(`${origin}/docs/${guide}`);
  await hydrated(page);
  stop();
});

test('the style sheet fails: the page is reloaded once, then reads without it', onDesktop, async ({page, problems}) => {
  problems.allow(network);
  const documents = countDocuments(page);
  await page.route('**/assets/css/**', (route) => route.fulfill({status: 404, body: 'not found'}));
  await page.goto(guide);
  await expect.poll(documents).toBe(2);
  await hydrated(page);
  await expect(getTitle(page)).toBeVisible();
  await expect(page.getByRole('main').locator('p').first()).toBeVisible();
  expect(documents()).toBe(2);
});

test(
  'offline, a page whose scripts fail is not replaced by the browser’s error page',
  onDesktop,
  async ({page, problems}) => {
    problems.allow(network);
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', {get: () => false}));
    const documents = countDocuments(page);
    await page.route(scripts, (route) => route.abort('internetdisconnected'));
    await page.goto(guide);
    await expect(page.locator('html:not([data-js])')).toBeAttached();
    await expect(getTitle(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(documents()).toBe(1);
  },
);

test(
  'a page that differs from what its scripts render is corrected, and the console says so',
  onDesktop,
  async ({page, problems}) => {
    problems.allow(/onRecoverableError/);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.route(`**/${list}${question}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/(<h1[^>]*>)[^<]*/, '$1Something else');
      return route.fulfill({response, body});
    });
    await page.goto(list + question);
    await expect(getTitle(page)).toHaveText(questionTitle);
    await expect.poll(() => logged).toContainEqual(expect.stringContaining('onRecoverableError'));
  },
);

for (const seed of [1, 2, 3, 4]) {
  test(`50 navigations with one answer in five failing, seed ${seed}`, onDesktop, async ({page, problems, baseURL}) => {
    problems.allow(network);
    const random = createRandom(seed);
    const {origin, stop} = await startFlakyServer(new URL(baseURL ?? '').origin, seed);
    await saveData(page);
    await page.goto(`${origin}${toHref(list)}`);
    for (let count = 0; count < 50; count++) {
      const href = await followLink(page, random());
      const step = `navigation ${count}, to ${href}`;
      await expect(page, step).toHaveURL(origin + href);
      await expect(getTitle(page), step).toHaveText(questions.get(href) ?? /./);
      await expect(page.getByRole('main'), step).toContainText(/[^]{200}/);
    }
    stop();
  });
}
