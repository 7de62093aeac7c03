/** What a reader's browser moves for a page, and for going on to the next one. */
import {chromium} from '@playwright/test';
import type {Browser, Page} from '@playwright/test';
import {saveData} from '../../tests/behavior/network';
import {browserArguments} from '../setup/browserArguments';
import {getGzipSize} from './gzip';

export interface PageFigures {
  path: string;
  requests: number;
  /** Bytes (gzip) by type of resource. */
  bytes: Record<string, number>;
  total: number;
}

export interface NextPageFigures {
  from: string;
  path: string;
  /** Bytes (gzip) of scripts, and of all: a font or a picture that the page before did without. */
  scripts: number;
  total: number;
}

interface Answer {
  type: string;
  size: number;
}

const viewport = {width: 412, height: 823};
const compressed = new Set(['document', 'script', 'stylesheet', 'fetch', 'xhr', 'image', 'other']);

function getSize(type: string, url: string, body: Buffer): number {
  const isText = compressed.has(type) && !/\.(woff2|png|jpe?g|webp|avif|mp4|ico)(\?|$)/.test(url);
  return isText ? getGzipSize(body) : body.length;
}

const sum = (answers: readonly Answer[]) => answers.reduce((total, {size}) => total + size, 0);

/** Counts what a page is answered from now on, without what it fetches ahead. */
function collectAnswers(page: Page): () => Promise<Answer[]> {
  const answers: Promise<Answer[]>[] = [];
  page.on('response', (response) => {
    const request = response.request();
    const type = request.resourceType();
    const headers = request.headers();
    if (headers['purpose'] === 'prefetch' || headers['sec-purpose'] === 'prefetch') return;
    answers.push(
      response.body().then(
        (body) => [{type, size: getSize(type, request.url(), body)}],
        // A redirect has none.
        () => [],
      ),
    );
  });
  return async () => (await Promise.all(answers)).flat();
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  // Scripts may start after the page has loaded.
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.waitForLoadState('networkidle');
}

/**
 * Runs `use` with a browser.
 * @returns what `use` returns.
 */
export async function withBrowser<T>(executablePath: string, use: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({executablePath, args: browserArguments});
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/**
 * Cold loads of pages, each in a browser context of its own.
 * @param origin of the served site.
 */
export async function measurePages(browser: Browser, origin: string, paths: readonly string[]): Promise<PageFigures[]> {
  const figures: PageFigures[] = [];
  for (const path of paths) {
    const context = await browser.newContext({viewport});
    const page = await context.newPage();
    const getAnswers = collectAnswers(page);
    await open(page, origin + path);
    const answers = await getAnswers();
    const bytes: Record<string, number> = {};
    for (const {type, size} of answers) bytes[type] = (bytes[type] ?? 0) + size;
    figures.push({path, requests: answers.length, bytes, total: sum(answers)});
    await context.close();
  }
  return figures;
}

/**
 * What a reader moves who goes on from one page to the next, with nothing fetched ahead.
 * @param origin of the served site.
 * @param from address of a page.
 * @param path of the page that its link "next" leads to.
 */
export async function measureNextPage(
  browser: Browser,
  origin: string,
  {from, path}: {from: string; path: string},
): Promise<NextPageFigures> {
  const context = await browser.newContext({viewport});
  const page = await context.newPage();
  await saveData(page);
  await open(page, origin + from);
  const getAnswers = collectAnswers(page);
  const title = await page.title();
  await page.locator('.pagination-nav__link--next').click();
  await page.waitForURL(origin + path);
  // The address changes at once, the title with the page.
  await page.waitForFunction((before) => document.title !== before, title);
  const answers = await getAnswers();
  await context.close();
  const scripts = sum(answers.filter(({type}) => type === 'script'));
  return {from, path, scripts, total: sum(answers)};
}
