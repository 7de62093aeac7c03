/** Network manipulation for tests of navigation and of faults. */
import type {Page, Route} from '@playwright/test';
import {createFaults, fail, isDocument} from '../fixtures/faults';
import {startProxy} from '../fixtures/proxy';
import type {Proxy} from '../fixtures/proxy';
import {toHref} from '../site';

/** Scripts of the site, whatever their names. */
export const scripts = '**/assets/js/**';

/**
 * Before opening the page: simulates a reader who saves data, so that nothing is prefetched and a page's files are
 * requested on navigation.
 */
export async function saveData(page: Page, connection = {effectiveType: '4g', saveData: true}): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {value, configurable: true});
  }, connection);
}

/** For going to a page whose scripts are held: a browser may ask for them before the page's load event, which then waits. */
export const beforeScripts = {waitUntil: 'domcontentloaded'} as const;

/**
 * Holds all script requests from now on. `pass` lets later ones through, `release` releases all of them, `fail` aborts
 * them.
 */
export async function holdScripts(page: Page) {
  const waiting: Route[] = [];
  const requested: string[] = [];
  let isHolding = true;
  await page.route(scripts, async (route) => {
    if (!isHolding) return route.continue();
    requested.push(route.request().url());
    waiting.push(route);
  });
  const pass = () => {
    isHolding = false;
  };
  return {
    requested,
    pass,
    async release() {
      pass();
      await Promise.all(waiting.splice(0).map((route) => route.continue()));
    },
    async fail() {
      pass();
      await Promise.all(waiting.splice(0).map((route) => route.abort('connectionreset')));
    },
  };
}

/** Counts the requests for a document, reloads included. */
export function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count++;
  });
  return () => count;
}

/**
 * Simulates a new deployment: scripts have new names (`assets/js/` becomes `assets/js/new/`) and the old ones are gone.
 * @param page `staleDocuments`: number of documents that are still served from the previous deployment, as from a
 * cache; `uploaded`: which scripts the host has. Where those are the old ones, pages were uploaded before scripts.
 * @returns a function that completes the deployment.
 */
export async function deploy(page: Page, {staleDocuments = 0, uploaded = 'new'} = {}): Promise<() => void> {
  const rename = (text: string) => text.replace(/assets\/js\/(?!new\/)/g, 'assets/js/new/');
  let stale = staleDocuments;
  let scriptsOnHost = uploaded;
  await page.route(scripts, async (route) => {
    const url = route.request().url();
    const isNew = url.includes('/js/new/');
    if (isNew !== (scriptsOnHost === 'new')) return route.fulfill({status: 404, body: 'not found'});
    if (!isNew) return route.continue();
    const response = await route.fetch({url: url.replace('/js/new/', '/js/')});
    return route.fulfill({response, body: rename(await response.text())});
  });
  await page.route(`**${toHref('**')}`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    if (stale-- > 0) return route.continue();
    const response = await route.fetch();
    return route.fulfill({response, body: rename(await response.text())});
  });
  return () => {
    scriptsOnHost = 'new';
  };
}

/**
 * A proxy that fails one in five requests, except for documents: half with an error, half by cutting the connection. Playwright's
 * routing is not used because it disables the browser's cache, and a page with many files would hardly ever load completely.
 * @param site origin of the site.
 * @param seed fixes which requests fail.
 */
export function startFlakyServer(site: string, seed: number): Promise<Proxy> {
  const draw = createFaults(seed);
  return startProxy(site, ({url = '/'}, response) => {
    const path = url.split('?')[0] ?? url;
    return !isDocument(path) && fail(draw(path), response);
  });
}

interface Fetched {
  url: string;
  type: string;
  bytes: Promise<number>;
}

/** Scripts that are fetched but not run: by a link hint (`other`) or by a plain request (`fetch`). */
export function watchPrefetch(page: Page): Fetched[] {
  const fetched: Fetched[] = [];
  page.on('requestfinished', (request) => {
    const type = request.resourceType();
    if (!['other', 'fetch'].includes(type) || !/\/assets\/js\/.*\.js$/.test(request.url())) return;
    const bytes = request.sizes().then(({responseBodySize}) => responseBodySize);
    fetched.push({url: request.url(), type, bytes});
  });
  return fetched;
}
