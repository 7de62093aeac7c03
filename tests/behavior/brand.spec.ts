/** Another brand at another path: only `src/brand.ts` differs from this site. */
import fs from 'node:fs';
import path from 'node:path';
import {brand, colors} from '../../src/brand';
import {serveSite} from '../fixtures/servedSite';
import type {ServedSite} from '../fixtures/servedSite';
import {expect, hydrated, onDesktop, test} from '../test';
import {labelOf} from '../site';

const other = {
  siteTitle: 'Another Manual',
  tagline: 'Another tagline',
  playerLabel: 'Another SDK',
  uiKitLabel: 'Another Skin',
  url: 'https://manual.example.org',
  baseUrl: '/',
  storageNamespace: 'another',
  about: 'Another notice.',
  copyrightHolder: 'Another holder',
};
const origin = 'https://another.example.org';
const light = {page: '#fffaf0', accent: '#8a1c4a'};
const dark = {page: '#1a1014', accent: '#ff9ac0'};
/** The same build sends what search could not answer. */
const insightsUrl = 'https://insights.example/searches';
/** And what readers say of a page. */
const feedbackUrl = 'https://feedback.example/docs';

/** `src/brand.ts` with the other brand's values. */
function createBrand(): string {
  let text = fs.readFileSync('src/brand.ts', 'utf8');
  const replace = (from: string, to: string) => {
    if (!text.includes(`'${from}'`)) throw new Error(`src/brand.ts has no '${from}'.`);
    text = text.replaceAll(`'${from}'`, `'${to}'`);
  };
  for (const [name, value] of Object.entries(other)) replace(brand[name as keyof typeof other], value);
  for (const group of [brand.repository, brand.links])
    for (const address of Object.values(group)) replace(address, address.replace(/^https:\/\/[^/]+/, origin));
  for (const name of ['page', 'accent'] as const) {
    replace(colors.light[name], light[name]);
    replace(colors.dark[name], dark[name]);
  }
  return text;
}

test.describe('another brand', onDesktop, () => {
  test.describe.configure({mode: 'serial'});
  let site: ServedSite;
  test.beforeAll(async () => {
    const settings = {SEARCH_INSIGHTS_URL: insightsUrl, FEEDBACK_URL: feedbackUrl};
    site = await serveSite('brand', {'src/brand.ts': createBrand()}, settings, other.baseUrl);
  });
  test.afterAll(() => site.stop());

  test('shows its name and its colors, and works at its own path', async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await page.goto(site.home);
    await hydrated(page);
    await expect(page).toHaveTitle(new RegExp(other.siteTitle));
    const navbar = page.getByRole('navigation', {name: 'Main'});
    await expect(navbar).toContainText(other.siteTitle);
    await expect(page.getByRole('contentinfo')).toContainText(other.about);
    await expect(page.getByRole('heading', {level: 2, name: other.uiKitLabel})).toBeVisible();
    const themeColor = (scheme: string) =>
      page.locator(`meta[name="theme-color"][media*="${scheme}"]`).getAttribute('content');
    expect([await themeColor('light'), await themeColor('dark')]).toEqual([light.page, dark.page]);
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 250, 240)');

    await page
      .getByRole('list', {name: 'Platforms'})
      .getByRole('link', {name: /^Android/})
      .click();
    await expect(page).toHaveURL(`${site.home}player/android/`);
    await expect(page.locator('.menu__link--active').first()).toBeVisible();
    await navbar.getByRole('link', {name: other.uiKitLabel}).click();
    await expect(page).toHaveURL(/\/open-video-ui\//);
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(26, 16, 20)');

    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('last-platform')))).toEqual(
      [`docs-last-platform-default-${other.storageNamespace}`],
    );
  });

  test('sends unanswered searches on leaving, unless the browser asks not to be watched', async ({page}) => {
    // A request of a page that is being left cannot be intercepted, so the page's own call is recorded.
    await page.addInitScript(() => {
      navigator.sendBeacon = (url, body) => {
        sessionStorage.setItem('sent', `${String(url)} ${String(body)}`);
        return true;
      };
    });
    const searchAndLeave = async () => {
      await page.goto(`${site.home}search/?q=qqzzxxyy`);
      await expect(page.locator('main [role="status"]')).toHaveText('0 results');
      await page.goto(`${site.home}player/`);
      return page.evaluate(() => {
        const sent = sessionStorage.getItem('sent');
        sessionStorage.removeItem('sent');
        return sent;
      });
    };
    const insight = {query: 'qqzzxxyy', outcome: 'none', results: 0, platform: 'web', tag: 'docs-default-current'};
    const [url, body] = ((await searchAndLeave()) ?? '').split(' ');
    expect(url).toBe(insightsUrl);
    expect(JSON.parse(body ?? '')).toEqual(insight);
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', {value: true}));
    expect(await searchAndLeave()).toBeNull();
  });

  test('sends feedback with a reason, and keeps it while its host does not answer', async ({page, problems}) => {
    problems.allow(/feedback\.example|Failed to load resource|ERR_FAILED/);
    const received: unknown[] = [];
    let isUp = false;
    await page.route(feedbackUrl, (route) => {
      if (!isUp) return route.abort();
      received.push(route.request().postDataJSON());
      return route.fulfill({status: 204, headers: {'Access-Control-Allow-Origin': '*'}});
    });
    await page.goto(`${site.home}player/`);
    await hydrated(page);
    const feedback = page.getByRole('region', {name: 'Was this helpful?'});
    await feedback.getByRole('button', {name: 'No'}).click();
    await expect(feedback.getByRole('button', {name: 'No'})).toHaveAttribute('aria-pressed', 'true');
    await feedback.getByRole('radio', {name: 'Something is missing'}).check();
    await feedback.getByRole('textbox').fill('What about 8K?');
    await page.keyboard.press('Enter');
    await expect(feedback.getByRole('status')).toContainText('kept on your device');
    await expect(feedback.getByRole('status')).toBeFocused();
    isUp = true;
    await page.reload();
    const answer = {
      page: '/player/',
      version: labelOf('current'),
      helpful: false,
      reason: 'missing',
      text: 'What about 8K?',
    };
    await expect.poll(() => received).toEqual([answer]);
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('feedback'))))
      .toEqual([]);
  });

  test('has search and a not-found page', async ({page, problems}) => {
    problems.allow(/404/);
    await page.goto(`${site.home}search/?q=fixture`);
    await expect(page.locator('main ol a').first()).toHaveAttribute('href', /^\/(player|open-video-ui|contributing)\//);
    await page.goto(`${site.home}player/nowhere/`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
  });

  test('contains nothing of the original brand', () => {
    const build = '.cache/fixtures/brand/build';
    const files = fs
      .readdirSync(build, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.(html|js|css|json|xml|txt)$/.test(file));
    const {siteTitle, tagline, uiKitLabel, url, copyrightHolder, about, repository, links} = brand;
    const own = [
      ...[siteTitle, tagline, uiKitLabel, url, copyrightHolder, about],
      ...[...Object.values(repository), ...Object.values(links)],
      ...[colors.light.page, colors.light.accent, colors.dark.page, colors.dark.accent].filter(
        (one) => one !== '#ffffff',
      ),
    ];
    const found = files.flatMap((file) => {
      const text = fs.readFileSync(path.join(build, file), 'utf8');
      return own.filter((value) => text.includes(value)).map((value) => `${file}: ${value}`);
    });
    expect(found).toEqual([]);
    for (const file of files.filter((name) => name.endsWith('.html')))
      expect(fs.readFileSync(path.join(build, file), 'utf8'), file).not.toMatch(
        new RegExp(`(href|src)="?${brand.baseUrl}`),
      );
  });
});
