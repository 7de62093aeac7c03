/** What tests of navigation and of faults do to the network. */
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Page, Route} from '@playwright/test';
import {toHref} from '../site';

/** Scripts of the site, whatever their names. */
export const scripts = '**/assets/js/**';

/**
 * Before the page is opened: a reader who saves data, so that nothing is fetched ahead and a page's files are asked for when it
 * is gone to.
 */
export async function saveData(page: Page, connection = {effectiveType: '4g', saveData: true}): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {value, configurable: true});
  }, connection);
}

/** From now on scripts wait. `pass` lets those go that are asked for later, `release` lets all go, `fail` cuts all off. */
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

/** Counts how often a document is asked for, reloads included. */
export function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count++;
  });
  return () => count;
}

/**
 * A new deployment: scripts have other names (`assets/js/` becomes `assets/js/new/`), the old ones are gone.
 * @param page `staleDocuments`: how many of the next documents are still those of the deployment before, as from a cache.
 */
export async function deploy(page: Page, {staleDocuments = 0} = {}): Promise<void> {
  const rename = (text: string) => text.replace(/assets\/js\/(?!new\/)/g, 'assets/js/new/');
  let stale = staleDocuments;
  await page.route(scripts, async (route) => {
    const url = route.request().url();
    if (!url.includes('/js/new/')) return route.fulfill({status: 404, body: 'not found'});
    const response = await route.fetch({url: url.replace('/js/new/', '/js/')});
    return route.fulfill({response, body: rename(await response.text())});
  });
  await page.route(`**${toHref('**')}`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    if (stale-- > 0) return route.continue();
    const response = await route.fetch();
    return route.fulfill({response, body: rename(await response.text())});
  });
}

/** Numbers from 0 to 1 that are the same in each run (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

interface TestServer {
  origin: string;
  stop: () => void;
}

/**
 * A server before the site's that fails one in five of its answers, documents excepted: half of those with an error, half by
 * cutting the connection.
 * @param site origin of the site.
 */
export function startFlakyServer(site: string, random: () => number): Promise<TestServer> {
  return startServer(site, (request, response) => {
    const isDocument = request.headers['sec-fetch-dest'] === 'document';
    if (isDocument || random() >= 0.2) return false;
    if (random() < 0.5) response.writeHead(500).end('error');
    else response.destroy();
    return true;
  });
}

/**
 * A server before the site's. A server and not Playwright's routing, which turns the browser's cache off: with it a page of many
 * files would hardly ever be whole.
 * @param site origin of the site.
 * @param answer answers a request itself and says so, or leaves it to the site.
 */
export async function startServer(
  site: string,
  answer: (request: http.IncomingMessage, response: http.ServerResponse) => boolean,
): Promise<TestServer> {
  const server = http.createServer((request, response) => {
    if (answer(request, response)) return;
    const {method, headers, url = '/'} = request;
    http
      .request(new URL(url, site), {method, headers}, (siteAnswer) => {
        response.writeHead(siteAnswer.statusCode ?? 500, siteAnswer.headers);
        siteAnswer.pipe(response);
      })
      .on('error', () => response.destroy())
      .end();
  });
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  const {port} = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
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
