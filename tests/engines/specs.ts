/** What each engine must do. The same for all of them; a window is 1280 pixels wide where nothing else is said. */
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {createFaults, createRandom} from '../fixtures/faults';
import {clickQuestion, readQuestions} from '../fixtures/questions';
import {pageKinds} from '../pageKinds';
import {storageKey, toHref} from '../site';
import {until} from './driver';
import type {Driver, Engine} from './driver';
import {startWithLimits} from './limits';
import {startStage} from './stage';
import type {Stage} from './stage';

const kinds = {
  ...pageKinds,
  demo: 'open-video-ui/web/examples/default-ui/',
  search: 'search/?q=drm',
  'not found': 'nowhere/',
};
const guide = kinds['how-to guide'];

/** A navigation may end in a full load, and a page whose own files fail is fetched again and reloaded, once. */
const mostDocuments = 3;

/** Defines the specs for one engine. It starts once. Where it is not installed they are left out, but never in CI. */
export function defineSpecs(engine: Engine): void {
  // The stock client breaks the policy in Firefox: it prefetches by links, which only the flat client leaves out there.
  const isStock = process.env.FLAT === '0';
  const isLeftOut = isStock || (Boolean(engine.missing) && !process.env.CI);
  const reason = isStock ? 'This is the stock build.' : engine.missing;
  if (isLeftOut) console.log(`${reason} Nothing is tested in ${engine.name} here.`);

  describe.skipIf(isLeftOut)(engine.name, () => {
    let driver: Driver;
    let stage: Stage;

    beforeAll(async () => {
      if (engine.missing) throw new Error(`${engine.missing} scripts/setup/setup.mjs installs it by apt.`);
      stage = await startStage();
      driver = await startWithLimits(engine);
      await driver.resize(1280, 900);
    });
    afterAll(async () => {
      stage?.stop();
      await driver?.close();
    });

    const open = (path: string) => driver.goto(stage.url(path));
    const isHydrated = () => driver.evaluate(() => document.documentElement.dataset.hasHydrated === 'true');
    async function openHydrated(path: string): Promise<void> {
      await open(path);
      await until(`${path} to run`, isHydrated);
    }
    /** Waits until a selector matches something that is shown and contains a text. */
    const shown = (css: string, text = '') =>
      until(`${css} with "${text}"`, () =>
        driver.evaluate(
          (selector, part) =>
            [...document.querySelectorAll(selector)].some(
              (element) => element.checkVisibility({visibilityProperty: true}) && element.textContent.includes(part),
            ),
          css,
          text,
        ),
      );
    const hidden = (css: string) =>
      until(`no ${css}`, () =>
        driver.evaluate(
          (selector) =>
            ![...document.querySelectorAll(selector)].some((one) => one.checkVisibility({visibilityProperty: true})),
          css,
        ),
      );
    const address = () => driver.evaluate(() => location.pathname + location.hash);
    const reach = (pattern: RegExp) => until(`the address ${pattern}`, async () => pattern.test(await address()));
    const hasFocus = (css: string) =>
      until(`the focus on ${css}`, () =>
        driver.evaluate((selector) => document.activeElement?.matches(selector) ?? false, css),
      );
    const getScroll = () => driver.evaluate(() => Math.round(scrollY));
    const getBackground = () => driver.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    /** Pixels by which a page is wider than the window. */
    const getOverflow = () =>
      driver.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    const mark = () => driver.evaluate(() => void Object.assign(window, {marked: true}));
    const isSameDocument = () => driver.evaluate(() => 'marked' in window);

    beforeEach(async () => {
      // The last test's page may have stored something; a page without scripts stores nothing.
      await openHydrated('contributing/');
      await driver.evaluate(() => localStorage.clear());
      stage.takeProblems();
      stage.takeDocuments();
    });

    /** Ends what a test made different, once everything that its page reported has arrived. */
    async function stop(): Promise<void> {
      const {runsScripts} = stage.conditions;
      stage.reset();
      await driver.leaveFrame();
      await driver.resize(1280, 900);
      if (!runsScripts) return;
      const flushed = stage.flushed();
      await driver.evaluate((url) => void fetch(url), stage.flushUrl);
      await flushed;
    }

    afterEach(async () => {
      await stop();
      expect(stage.takeProblems()).toEqual([]);
    });

    it.each(Object.entries(kinds))(
      'a page of the kind "%s" hydrates without an error, and is not wider than a phone',
      async (_kind, path) => {
        await openHydrated(path);
        await shown('h1');
        await until('the rest of the page', () =>
          driver.evaluate(() => document.documentElement.dataset.belowFold === undefined),
        );
        expect(await getOverflow()).toBe(0);
        await driver.resize(390, 844);
        await until('a narrow window', () => driver.evaluate(() => innerWidth === 390));
        expect(await getOverflow()).toBe(0);
        expect(stage.takeDocuments()).toHaveLength(1);
      },
    );

    it('search opens, finds and leads on by keyboard alone', async () => {
      await openHydrated(guide);
      await mark();
      await driver.press('Control+k');
      await hasFocus('.DocSearch-Input');
      await driver.type('cors');
      await shown('.DocSearch-Hit', 'CORS');
      await driver.press('ArrowDown');
      await shown('.DocSearch-Hit[aria-selected="true"]');
      await driver.press('Enter');
      await reach(/cors/i);
      await hidden('.DocSearch-Modal');
      await shown('h1');
      expect(await isSameDocument()).toBe(true);
      await driver.press('Control+k');
      await hasFocus('.DocSearch-Input');
      await driver.press('Escape');
      await hidden('.DocSearch-Modal');
    });

    it('the switchers change platform and version, and the choice is kept', async () => {
      await openHydrated(guide);
      await driver.click({css: 'summary', text: 'Platform'});
      await driver.click({css: '[data-platform-choice="android"]'});
      await shown('[data-platform-panel="android"]');
      await hidden('[data-platform-panel="web"]');
      await reach(/google-ima\/$/);
      // The navigation closes open menus, so the next one is opened when the page shows the choice.
      await shown('summary', 'Android');
      await driver.click({css: 'summary', text: 'Version'});
      await driver.click({css: '[data-version-choice="v6"]'});
      await reach(/player\/v6\/.*google-ima\/$/);
      await shown('[data-platform-panel="android"]');
      await driver.reload();
      await shown('[data-platform-panel="android"]');
      await hidden('[data-platform-panel="web"]');
    });

    it('what an engine would draw itself is the site’s own: the bar, the divider beside the sidebar, selects', async () => {
      await openHydrated(guide);
      // WebKit draws a halo around text where a bar blurs what is behind it.
      const [background, ...filters] = await driver.evaluate(() => {
        const bar = document.querySelector('.navbar')!;
        return [
          getComputedStyle(bar).backgroundColor,
          ...[undefined, '::before', '::after'].map((part) => getComputedStyle(bar, part).backdropFilter),
        ];
      });
      expect(background).toMatch(/^rgb\(/);
      expect(filters.filter((filter) => filter && filter !== 'none')).toEqual([]);
      // The scrollbar is at the right edge of what scrolls; the divider is the border to the right of it.
      const [content = 0, divider = 0] = await driver.evaluate(() => {
        const sidebar = document.querySelector('.theme-doc-sidebar-container')!;
        const {right} = sidebar.getBoundingClientRect();
        const inner = sidebar.querySelector(':scope > div > div')!.getBoundingClientRect().right;
        return [inner, right - Number.parseFloat(getComputedStyle(sidebar).borderRightWidth)];
      });
      expect(content).toBeLessThanOrEqual(divider + 0.01);
      await openHydrated(kinds.search);
      const fills = await driver.evaluate(() =>
        [...document.querySelectorAll('main select')].map((select) => {
          const {appearance, backgroundImage} = getComputedStyle(select);
          return appearance === 'none' && backgroundImage.startsWith('url(');
        }),
      );
      expect(fills.length).toBeGreaterThan(0);
      expect(fills).not.toContain(false);
    });

    it('the color mode changes, and is there from the start on the next page', async () => {
      await openHydrated(guide);
      const toggle = {css: '.navbar button[class*="toggleButton"]'};
      const key = storageKey('theme');
      const stored = () => driver.evaluate((name) => localStorage.getItem(name), key);
      const isDark = () => driver.evaluate(() => document.documentElement.dataset.theme === 'dark');
      await driver.click(toggle);
      await until('light mode to be stored', async () => (await stored()) === 'light');
      const light = await getBackground();
      await driver.click(toggle);
      await until('dark mode', isDark);
      const dark = await getBackground();
      expect(dark).not.toBe(light);
      stage.conditions.holdsScripts = true;
      await open('player/faq/');
      await until('dark mode before the scripts', isDark);
      expect(await getBackground()).toBe(dark);
    });

    it('the menu of a phone opens, leads on, and closes', async () => {
      await driver.resize(390, 844);
      await openHydrated('player/roku/');
      await driver.click({css: '.navbar__toggle'});
      await shown('dialog');
      await hasFocus('dialog button');
      await driver.press('Escape');
      await hidden('dialog');
      await hasFocus('.navbar__toggle');
      await driver.click({css: '.navbar__toggle'});
      await driver.click({css: '.navbar-sidebar a', text: 'FAQ'});
      await reach(/faq\/$/);
      await hidden('dialog');
      await shown('h1');
      expect(await getOverflow()).toBe(0);
    });

    it('tabs are chosen by click and by keys', async () => {
      await openHydrated(guide);
      await driver.click({css: '[data-platform-tab="ios"]'});
      await shown('[data-platform-panel="ios"]');
      await driver.press('Home');
      await shown('[data-platform-panel="web"]');
      await hidden('[data-platform-panel="ios"]');
      await driver.press('ArrowRight');
      await hasFocus('[role="tab"][aria-selected="true"]:not([data-platform-tab="web"])');
      await hidden('[data-platform-panel="web"]');
    });

    it('back and forward show the page that was left, where it was left', async () => {
      await openHydrated(guide);
      await mark();
      await driver.evaluate(() => scrollTo(0, 900));
      await until('the page to scroll', async () => (await getScroll()) === 900);
      await driver.click({css: '.navbar a', text: 'Open Video UI'});
      await reach(/open-video-ui\/$/);
      await shown('h1', 'Open Video UI');
      await until('the start of the page', async () => (await getScroll()) === 0);
      await driver.back();
      await reach(/google-ima\/$/);
      await shown('h1', 'Google IMA');
      await until('the place that was left', async () => Math.abs((await getScroll()) - 900) < 2);
      await driver.forward();
      await shown('h1', 'Open Video UI');
      expect(await isSameDocument()).toBe(true);
    });

    it('a link to a heading shows it, from the page and from outside', async () => {
      await openHydrated(guide);
      const getTop = (id: string) =>
        driver.evaluate((name) => Math.round(document.getElementById(name)?.getBoundingClientRect().top ?? -1), id);
      const hrefs = await driver.evaluate(() =>
        [...document.querySelectorAll('.table-of-contents a')].map((link) => link.getAttribute('href') ?? ''),
      );
      const [hash = ''] = hrefs.slice(2);
      const id = hash.slice(1);
      await driver.click({css: `.table-of-contents a[href="${hash}"]`});
      await until('the hash', async () => (await address()).endsWith(hash));
      const isInSight = async () => {
        const top = await getTop(id);
        return top >= 0 && top < 300;
      };
      await until('the heading', isInSight);
      await open('player/faq/');
      await open(guide + hash);
      await until('the heading of another page', isInSight);
      await until('the page to run', isHydrated);
      await until('the heading still', isInSight);
      await driver.evaluate(() => void (location.hash = '#%'));
      await shown('.navbar');
      await shown('h1', 'Google IMA');
    });

    it('clicks and keys before the scripts take effect once they run', async () => {
      stage.conditions.holdsScripts = true;
      await open(guide);
      await driver.click({css: '[data-platform-tab="ios"]'});
      stage.reset();
      await until('the page to run', isHydrated);
      await shown('[data-platform-panel="ios"]');
      await hidden('[data-platform-panel="web"]');

      stage.conditions.holdsScripts = true;
      await open('player/faq/');
      await driver.press('Control+k');
      stage.reset();
      await hasFocus('.DocSearch-Input');
    });

    it('a live demo plays', async () => {
      await openHydrated('player/examples/basic/');
      await driver.click({css: 'button', text: 'Run the demo'});
      await shown('[role="status"]', 'Runs on the preview engine');
      await driver.enterFrame('iframe');
      await driver.click({css: 'button', text: 'Play'});
      const getPosition = () =>
        driver.evaluate(() => Number(document.querySelector<HTMLInputElement>('input[type="range"]')?.value ?? 0));
      await until('the picture to move', async () => (await getPosition()) > 0.5);
      await driver.click({css: 'button', text: 'Pause'});
      await shown('button', 'Play');
    });

    it('without JavaScript a page reads in full, and its links lead on', async () => {
      stage.conditions.runsScripts = false;
      await open(kinds['getting started']);
      await shown('h1');
      expect(await isHydrated()).toBe(false);
      await shown('[role="tabpanel"]', 'npm');
      await shown('[role="tabpanel"]', 'Yarn');
      await hidden('[role="tablist"]');
      await hidden('main button');
      await driver.click({css: 'nav a', text: 'FAQ'});
      await reach(/player\/faq\/$/);
      await driver.click({css: 'summary', text: 'Version'});
      await driver.click({css: '[data-version-choice="v6"]'});
      await reach(/player\/v6\/faq\/$/);
    });

    it('blocked storage changes nothing but what is remembered', async () => {
      stage.conditions.blocksStorage = true;
      await openHydrated(guide);
      await mark();
      await driver.click({css: '[data-platform-tab="ios"]'});
      await shown('[data-platform-panel="ios"]');
      await driver.press('Control+k');
      await hasFocus('.DocSearch-Input');
      await driver.type('cors');
      await shown('.DocSearch-Hit', 'CORS');
      await driver.press('Enter');
      await reach(/cors/i);
      expect(await isSameDocument()).toBe(true);
    });

    it('200 navigations with one request in five failing: each page is shown, without an endless reload', async () => {
      const questions = readQuestions();
      const random = createRandom(1);
      stage.conditions.draw = createFaults(1);
      await open('player/faq/');
      const expectFew = (documents: number, path: string) =>
        expect(documents, `documents of ${path}`).toBeLessThanOrEqual(mostDocuments);
      let left = {path: '', count: 0};
      for (let count = 0; count < 200; count++) {
        const at = random();
        const path = await until(`a link, for navigation ${count}`, () =>
          driver.evaluate(clickQuestion, {faq: toHref('player/faq/'), at}),
        );
        await until(`navigation ${count}, to ${path} "${questions.get(path)}"`, () =>
          driver.evaluate(
            ({path: expected, title}) =>
              location.pathname === expected &&
              document.querySelector('main h1')?.textContent === title &&
              (document.querySelector('main')?.textContent.length ?? 0) > 200,
            {path, title: questions.get(path)},
          ),
        );
        const documents = stage.takeDocuments();
        const countFor = (page: string) => documents.filter((document) => document === page).length;
        // The page before may have asked for itself late, once it was read.
        if (left.path !== path) expectFew(left.count + countFor(left.path), left.path);
        left = {path, count: countFor(path)};
        expectFew(left.count, path);
      }
      stage.reset();
      // Files of the last page fail until it is left.
      await openHydrated('contributing/');
      await stop();
      const expected = /^(failed file|console error)/;
      expect(stage.takeProblems().filter((problem) => !expected.test(problem))).toEqual([]);
    });
  });
}
