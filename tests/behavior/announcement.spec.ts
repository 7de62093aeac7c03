/** The announcement bar, on a site that is built with a message. */
import {test as base, expect} from '@playwright/test';
import type {Page} from '@playwright/test';
import {serveSite} from '../fixtures/servedSite';
import {createPage} from '../fixtures/site';
import {hydrated, onDesktop, painted} from '../test';
import {storageKey, toHref} from '../site';

const message = {ANNOUNCEMENT_ID: 'release', ANNOUNCEMENT_HTML: '<b>A release</b> is out.'};
const levels = '## Second\n\nText.\n\n### Third\n\nText.\n\n#### Fourth\n\nText.';

const test = base.extend<{origin: string}, {site: string}>({
  site: [
    // Playwright reads fixture names from this pattern; there are none.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const files = {'docs/web/levels.mdx': createPage(levels)};
      const {origin, stop} = await serveSite('announcement', files, message);
      await use(origin);
      stop();
    },
    {scope: 'worker', timeout: 600_000},
  ],
  origin: async ({site}, use) => use(site),
});

// One worker, and so one build, for the whole file.
test.describe.configure({mode: 'default'});

const bar = (page: Page) => page.locator('.theme-announcement-bar');

const idKey = storageKey('docusaurus.announcement.id');
const dismissKey = storageKey('docusaurus.announcement.dismiss');

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: {previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly}[];
}

/**
 * Records vertical layout shifts while the page loads, as an appearing or disappearing bar would cause. Horizontal
 * shifts are ignored: on a busy machine the browser paints before it has parsed the whole navbar.
 */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const {value, sources} of entries as LayoutShift[]) {
        if (!sources.length || sources.some(({previousRect, currentRect}) => previousRect.y !== currentRect.y)) {
          sum += value;
        }
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({type: 'layout-shift', buffered: true});
    Object.assign(window, {
      getShifts: () => {
        add(observer.takeRecords());
        return sum;
      },
    });
  });
  return async () => {
    await hydrated(page);
    await painted(page);
    return page.evaluate(() => (window as unknown as {getShifts: () => number}).getShifts());
  };
}

test.describe('announcement bar', onDesktop, () => {
  test('shows until it is closed, stays closed, and moves nothing on load', async ({page, origin}) => {
    const getShifts = await watchShifts(page);
    await page.goto(`${origin}${toHref('player/web/')}`);
    await expect(bar(page)).toHaveText('A release is out.');
    expect(await getShifts()).toBeLessThan(0.001);
    await expect(bar(page)).toBeVisible();
    await bar(page).getByRole('button', {name: 'Close'}).click();
    await expect(bar(page)).toHaveCount(0);
    expect(await page.evaluate((key) => localStorage.getItem(key), dismissKey)).toBe('true');
    await page.reload();
    // Hidden until React removes it.
    await expect(bar(page).filter({visible: true})).toHaveCount(0);
    expect(await getShifts()).toBeLessThan(0.001);
    await expect(bar(page)).toHaveCount(0);
    // Other pages too.
    await page.goto(`${origin}${toHref('player/android/')}`);
    await hydrated(page);
    await expect(bar(page)).toHaveCount(0);
  });

  test('a message with a new id is shown from the first paint to readers who closed another one', async ({
    page,
    origin,
  }) => {
    await page.addInitScript(
      ([id, dismiss]) => {
        if (localStorage.getItem(id!)) return;
        localStorage.setItem(id!, 'earlier');
        localStorage.setItem(dismiss!, 'true');
      },
      [idKey, dismissKey],
    );
    const getShifts = await watchShifts(page);
    await page.goto(`${origin}${toHref('player/web/')}`);
    await expect(bar(page)).toBeVisible();
    expect(await getShifts()).toBeLessThan(0.001);
    await expect(bar(page)).toBeVisible();
    expect(await page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), [idKey, dismissKey])).toEqual([
      'release',
      'false',
    ]);
  });

  test('the table of contents has headings of levels 2 and 3', async ({page, origin}) => {
    await page.goto(`${origin}${toHref('player/web/levels/')}`);
    await expect(page.locator('.table-of-contents a')).toHaveText(['Second', 'Third']);
  });
});
