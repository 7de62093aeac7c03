/** The test object of all browser tests: a page that fails its test on console errors, failed requests and other hosts. */
import {expect, test as base} from '@playwright/test';
import type {Page} from '@playwright/test';

export interface Problems {
  /** Problems that the test expects and so takes out. */
  allow: (pattern: RegExp) => void;
}

/** Collects what should never happen on a page. */
export function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console error: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A page that is left cancels what it was still loading.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') problems.push(`request failed: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const {hostname, protocol} = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost')
      problems.push(`request to another host: ${request.url()}`);
  });
  return problems;
}

export const test = base.extend<{problems: Problems}>({
  problems: [
    async ({page}, use) => {
      const allowed: RegExp[] = [];
      const problems = watch(page);
      await use({allow: (pattern) => allowed.push(pattern)});
      // What the page still asks for when a test is over may find its answer gone; that is no fault of the site.
      await page.unrouteAll({behavior: 'ignoreErrors'});
      expect(problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};

/** Waits until React runs on the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor();
}

/** For a test that has nothing to do with the width of the screen, or with what only a wide one has. */
export const onDesktop = {tag: '@desktop'};

/** For a test of what only a narrow screen has. */
export const onPhone = {tag: '@phone'};

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 997;

/** After this, what React or a media query changed is on the screen: pages are told of it before the next frame, and draw it then. */
export const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Waits until what is below the first screen is laid out, which is done in pieces after the scripts have run, and drawn. */
export async function laidOut(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.documentElement.dataset.belowFold);
  await painted(page);
}
