/**
 * What the tests of this folder share. But for the frames of demos, whose content is the reader's own, they do without the site's
 * policy, so that it hides no mistake.
 */
import type {Page} from '@playwright/test';
import {expect} from '../test';
import {payloads} from './payloads';

/** Makes `ran()` known to every frame of the page, and returns the addresses of frames that called it. */
export async function watchRuns(page: Page): Promise<readonly string[]> {
  const ran: string[] = [];
  await page.exposeBinding('ran', ({frame}) => ran.push(frame.url()));
  return ran;
}

/** Elements of the page that a text made: what runs code, or would on a click. */
export const findInjected = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) =>
        [...element.attributes].some(
          ({name, value}) =>
            name.startsWith('on') ||
            (/^(href|src|action|formaction|data)$/.test(name) && /^\s*(java\s*script|data:text)/i.test(value)),
        ),
      )
      .map((element) => element.outerHTML.slice(0, 200)),
  );

export async function expectNothingRan(page: Page, ran: readonly string[]): Promise<void> {
  expect(await findInjected(page)).toEqual([]);
  expect(ran).toEqual([]);
}

/** Parts of the list, as long as `size`. */
export const inParts = (size: number): (readonly string[])[] =>
  Array.from({length: Math.ceil(payloads.length / size)}, (_, at) => payloads.slice(at * size, (at + 1) * size));
