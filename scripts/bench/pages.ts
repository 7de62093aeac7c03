/** What a reader's browser moves for a page, and how Lighthouse rates it. */
import zlib from 'node:zlib';
import {chromium} from '@playwright/test';
import {launch} from 'chrome-launcher';
import lighthouse from 'lighthouse';
import {browserArguments} from '../setup/browserArguments';
import type {RunnerResult as Result} from 'lighthouse';

export interface PageFigures {
  path: string;
  requests: number;
  /** Bytes (gzip) by type of resource. */
  bytes: Record<string, number>;
  total: number;
  /** Bytes (gzip) of going on to the next page, prefetch included. */
  nextPage: number;
}

export interface LighthouseFigures {
  path: string;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Milliseconds. */
  lcp: number;
  tbt: number;
  cls: number;
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

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Lighthouse's mobile scores, medians of some runs. */
export async function measureLighthouse(
  base: string,
  paths: readonly string[],
  chromePath: string,
  runs: number,
): Promise<LighthouseFigures[]> {
  const chrome = await launch({chromePath, chromeFlags: ['--headless=new', ...browserArguments]});
  try {
    const figures: LighthouseFigures[] = [];
    for (const path of paths) {
      const results: Result['lhr'][] = [];
      for (let run = 0; run < runs; run++) {
        const result = await lighthouse(base + path, {port: chrome.port, output: 'json', logLevel: 'error'});
        if (!result) throw new Error(`Lighthouse gave no result for ${path}.`);
        results.push(result.lhr);
      }
      const score = (category: string) =>
        Math.round(median(results.map((r) => (r.categories[category]?.score ?? NaN) * 100)));
      const audit = (name: string) => median(results.map((r) => r.audits[name]?.numericValue ?? NaN));
      figures.push({
        path,
        performance: score('performance'),
        accessibility: score('accessibility'),
        bestPractices: score('best-practices'),
        seo: score('seo'),
        lcp: Math.round(audit('largest-contentful-paint')),
        tbt: Math.round(audit('total-blocking-time')),
        cls: Number(audit('cumulative-layout-shift').toFixed(3)),
      });
    }
    return figures;
  } finally {
    chrome.kill();
  }
}
