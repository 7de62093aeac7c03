/** Firefox ESR by WebDriver BiDi. */
import fs from 'node:fs';
import puppeteer from 'puppeteer-core';
import type {Frame, KeyInput} from 'puppeteer-core';
import {findElement, until} from './driver';
import type {Driver, Engine} from './driver';
import {limit} from './limits';
import {guard} from './programs';

const paths = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox'];
const executablePath = paths.find((path) => path && fs.existsSync(path));

/** The specs wait for the page themselves. */
const early = {waitUntil: 'domcontentloaded'} as const;

async function start(): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    // Videos of demos may start by script, as after a click in any browser.
    extraPrefsFirefox: {'media.autoplay.default': 0},
  });
  // Puppeteer gives it a group of its own, and ends it only where this process can still do so.
  const end = guard(browser.process()?.pid ?? 0);
  const [page = await browser.newPage()] = await browser.pages();
  let frame: Frame = page.mainFrame();
  return {
    async goto(url) {
      // Fails at times with NS_BINDING_ABORTED, where files of the page before are still under way.
      await until(url, async () => {
        await page.goto(url, early);
        return true;
      });
    },
    evaluate: (run, ...args) => frame.evaluate(run as never, ...args),
    click: async ({css, text = ''}) => {
      // React may replace an element just after it was found.
      await until(`a click on ${css} ${text}`, async () => {
        const element = (await frame.evaluateHandle(findElement, css, text)).asElement();
        await (element as Awaited<ReturnType<Frame['$']>>)?.click();
        return Boolean(element);
      });
    },
    type: (text) => page.keyboard.type(text),
    async press(key) {
      const [last = '', ...held] = key.split('+').toReversed() as KeyInput[];
      for (const one of held) await page.keyboard.down(one);
      await page.keyboard.press(last as KeyInput);
      for (const one of held) await page.keyboard.up(one);
    },
    resize: (width, height) => page.setViewport({width, height}),
    async back() {
      await page.evaluate(() => history.back());
    },
    async forward() {
      await page.evaluate(() => history.forward());
    },
    async reload() {
      // Firefox's own command fails at times with NS_BINDING_ABORTED, where files of the page before are still under way.
      const before = await page.evaluate(() => performance.timeOrigin);
      await page.evaluate(() => location.reload());
      await until('the page to be loaded again', () =>
        page.evaluate((start) => performance.timeOrigin !== start && document.readyState !== 'loading', before),
      );
    },
    async enterFrame(css) {
      frame = await until(`the frame ${css}`, async () => (await page.$(css))?.contentFrame());
    },
    async leaveFrame() {
      frame = page.mainFrame();
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    async close() {
      try {
        await limit('The end of Firefox', browser.close(), 10_000);
      } finally {
        end();
      }
    },
  };
}

export const firefox: Engine = {
  name: 'Firefox',
  missing: executablePath ? undefined : 'Firefox ESR is not installed.',
  start,
};
