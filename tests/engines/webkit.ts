/** WebKit (WebKitGTK) by its WebDriver, on a display of its own. */
import {once} from 'node:events';
import fs from 'node:fs';
import type {Readable} from 'node:stream';
import {Builder, By, Capabilities, Key as Keys} from 'selenium-webdriver';
import type {WebElement} from 'selenium-webdriver';
import {getFreePort} from '../fixtures/freePort';
import {findElement, until} from './driver';
import type {Driver, Engine, Key} from './driver';
import {askAgain, limit} from './limits';
import {startProgram} from './programs';
import type {Program} from './programs';

const driverPath = '/usr/bin/WebKitWebDriver';
const displayPath = '/usr/bin/Xvfb';
const findMiniBrowser = () =>
  ['x86_64', 'aarch64']
    .flatMap((cpu) => ['4.1', '6.0'].map((api) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-${api}/MiniBrowser`))
    .find((path) => fs.existsSync(path));

const keys: Readonly<Record<Exclude<Key, 'Control+k'>, string>> = {
  ArrowDown: Keys.ARROW_DOWN,
  ArrowRight: Keys.ARROW_RIGHT,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Home: Keys.HOME,
  Tab: Keys.TAB,
};

/** Starts a display that has a free number, and that stays when its last window closes. */
async function startDisplay(): Promise<{display: string; program: Program}> {
  const program = startProgram(
    displayPath,
    ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp', '-noreset'],
    {stdio: ['ignore', 'ignore', 'ignore', 'pipe']},
  );
  const [number] = (await once(program.process.stdio[3] as Readable, 'data')) as [Buffer];
  return {display: `:${String(number).trim()}`, program};
}

async function start(): Promise<Driver> {
  const screen = await startDisplay();
  const port = await getFreePort();
  // Starts MiniBrowser, which ends with it.
  const service = startProgram(driverPath, ['-p', String(port)], {
    env: {...process.env, DISPLAY: screen.display},
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  await until('WebKitWebDriver', async () => (await fetch(`${address}/status`)).ok);
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    // The specs wait themselves; `eager` makes this driver hang at the first script.
    pageLoadStrategy: 'none',
    // Without a window manager only a full screen is as large as it is told to be.
    'webkitgtk:browserOptions': {binary: findMiniBrowser(), args: ['--automation', '--full-screen']},
  });
  const browser = await new Builder().usingServer(address).withCapabilities(capabilities).build();
  /**
   * Runs a script. Those of the specs take milliseconds, and may run twice: one without an answer after 8 s was lost with
   * a page that was being left.
   */
  const run = <R>(script: (...args: never[]) => R, ...args: unknown[]): Promise<R> =>
    askAgain(() => limit('A script', browser.executeScript<R>(script as never, ...args), 8_000));
  /** Leaves a page, and waits until the HTML of the next is there. */
  async function leave(navigate: () => Promise<void>): Promise<void> {
    await run(() => void Object.assign(window, {isLeft: true}));
    await navigate();
    await until('the next page', () => run(() => !('isLeft' in window) && document.readyState !== 'loading'));
  }
  return {
    goto: (url) => leave(() => browser.get(url)),
    evaluate: (script, ...args) => run(script as never, ...args),
    click: async ({css, text = ''}) => {
      // React may replace an element just after it was found.
      await until(`a click on ${css} ${text}`, async () => {
        const element = (await run(findElement, css, text)) as WebElement | null;
        await element?.click();
        return Boolean(element);
      });
    },
    type: (text) => browser.actions().sendKeys(text).perform(),
    press: (key) =>
      key === 'Control+k'
        ? browser.actions().keyDown(Keys.CONTROL).sendKeys('k').keyUp(Keys.CONTROL).perform()
        : browser.actions().sendKeys(keys[key]).perform(),
    async resize(width, height) {
      await browser.manage().window().setRect({x: 0, y: 0, width, height});
    },
    // Answers before the page is left: a second run would go a step too far.
    async back() {
      await run(() => void setTimeout(() => history.back()));
    },
    async forward() {
      await run(() => void setTimeout(() => history.forward()));
    },
    reload: () => leave(() => browser.navigate().refresh()),
    async enterFrame(css) {
      await browser.switchTo().frame(await browser.findElement(By.css(css)));
    },
    leaveFrame: () => browser.switchTo().defaultContent(),
    screenshot: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
    async close() {
      try {
        await limit('The end of MiniBrowser', browser.quit(), 10_000);
      } finally {
        await service.stop();
        await screen.program.stop();
      }
    },
  };
}

export const webkit: Engine = {
  name: 'WebKit',
  missing:
    fs.existsSync(driverPath) && fs.existsSync(displayPath) && findMiniBrowser()
      ? undefined
      : 'WebKitWebDriver or Xvfb is not installed.',
  start,
};
