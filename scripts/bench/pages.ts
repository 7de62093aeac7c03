/** What a reader's browser moves for a page. */
import zlib from 'node:zlib';
import {chromium} from '@playwright/test';
import {browserArguments} from '../setup/browserArguments';

export interface PageFigures {
  path: string;
  requests: number;
  /** Bytes (gzip) by type of resource. */
  bytes: Record<string, number>;
  total: number;
  /** Bytes (gzip) of going on to the next page, prefetch included. */
  nextPage: number;
}

const compressed = new Set(['document', 'script', 'stylesheet', 'fetch', 'xhr', 'image', 'other']);

function getSize(type: string, url: string, body: Buffer): number {
  const isText = compressed.has(type) && !/\.(woff2|png|jpe?g|webp|avif|mp4|ico)(\?|$)/.test(url);
  return isText ? zlib.gzipSync(body, {level: 6}).length : body.length;
}

/**
 * Cold loads of pages, each in a browser context of its own.
 * @param base address of the served site.
 */
export async function measurePages(
  base: string,
  paths: readonly string[],
  executablePath: string,
): Promise<PageFigures[]> {
  const browser = await chromium.launch({executablePath, args: browserArguments});
  const figures: PageFigures[] = [];
  for (const path of paths) {
    const context = await browser.newContext({viewport: {width: 412, height: 823}});
    const page = await context.newPage();
    let collected: {type: string; url: string; size: number; prefetch: boolean}[] = [];
    const pending: Promise<void>[] = [];
    page.on('response', (response) => {
      const request = response.request();
      const type = request.resourceType();
      const prefetch = request.headers()['purpose'] === 'prefetch' || request.headers()['sec-purpose'] === 'prefetch';
      pending.push(
        response.body().then(
          (body) => void collected.push({type, url: request.url(), size: getSize(type, request.url(), body), prefetch}),
          () => undefined,
        ),
      );
    });
    await page.goto(base + path);
    // Scripts may start after the page has loaded.
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await page.waitForLoadState('networkidle');
    await Promise.all(pending);
    const cold = collected.filter(({prefetch}) => !prefetch);
    const bytes: Record<string, number> = {};
    for (const {type, size} of cold) bytes[type] = (bytes[type] ?? 0) + size;
    collected = [];
    const next = page.locator('.pagination-nav__link--next');
    if (await next.count()) {
      await next.click();
      await page.waitForLoadState('networkidle');
      await Promise.all(pending);
    }
    figures.push({
      path,
      requests: cold.length,
      bytes,
      total: cold.reduce((sum, {size}) => sum + size, 0),
      nextPage: collected.reduce((sum, {size}) => sum + size, 0),
    });
    await context.close();
  }
  await browser.close();
  return figures;
}
