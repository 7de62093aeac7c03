/**
 * The test object of all browser tests: fails a test on violations of the site's policy, console errors, failed requests and requests to
 * other hosts.
 */
import {expect, test as base} from '@playwright/test';
import type {ConsoleMessage, Page} from '@playwright/test';

export interface Problems {
  /** Problems that the test expects; expected ones are removed. */
  allow: (pattern: RegExp) => void;
}

/** Chromium with windows asks the host for an icon where a document names none, such as a text file; headless shell does not. */
export const isAboutIcon = (message: ConsoleMessage): boolean => message.location().url.endsWith('/favicon.ico');

/** Collects problems that must not happen on a page. */
export function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' || isAboutIcon(message)) return;
    const text = message.text();
    const kind = text.includes('Content Security Policy')
      ? 'violation of the policy (src/config/policy.ts)'
      : 'console error';
    problems.push(`${kind}: ${text}`);
  });
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  page.on('requestfailed', (request) => {
    // Navigation cancels pending requests.
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
    async ({page, context}, use) => {
      const allowed: RegExp[] = [];
      const problems = watch(page);
      await use({allow: (pattern) => allowed.push(pattern)});
      // Requests that are pending at the end of a test may fail, which is not an error of the site.
      await Promise.all(context.pages().map((one) => one.unrouteAll({behavior: 'ignoreErrors'})));
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

/** For tests that do not depend on the width of the screen, or need a wide one. */
export const onDesktop = {tag: '@desktop'};

/** For tests that need a narrow screen. */
export const onPhone = {tag: '@phone'};

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 997;

/**
 * Waits until changes by React or a media query are rendered: pages are notified before the next frame, and render in
 * it.
 */
export const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/**
 * Waits until content below the first screen is laid out and rendered, which happens in pieces after the scripts have
 * run.
 */
export async function laidOut(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.documentElement.dataset.belowFold);
  await painted(page);
}
