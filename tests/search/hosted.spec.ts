/** The hosted back end on a site that is built for it. The service is mocked: no request leaves the machine. */
import {test as base, expect} from '@playwright/test';
import type {Page, Route} from '@playwright/test';
import {serveSite} from '../fixtures/servedSite';
import {hydrated} from '../test';
import {getModal} from './helpers';
import {storageKey, toHref} from '../site';

const account = {
  ALGOLIA_APP_ID: 'TESTAPP',
  ALGOLIA_API_KEY: 'test-key',
  ALGOLIA_INDEX_NAME: 'fixture',
  ALGOLIA_EXTERNAL_URLS: 'live\\.example\\.com',
};
const service = 'https://testapp-dsn.algolia.net';

const hits = [
  {
    objectID: '1',
    type: 'lvl1',
    url: `https://docs.example.com${toHref('player/faq/')}`,
    docusaurus_tag: 'docs-default-current',
    kind: 'faq',
    platforms: ['web'],
    hierarchy: {lvl0: 'FAQ', lvl1: 'Questions'},
  },
  {
    objectID: '2',
    type: 'lvl1',
    url: 'https://live.example.com/docs/faq/',
    docusaurus_tag: 'default',
    hierarchy: {lvl0: 'Live', lvl1: 'Live streams'},
  },
];

interface ServiceRequest {
  url: string;
  headers: Record<string, string>;
  request: Record<string, unknown>;
}

/** The same build is a pull request preview. */
const preview = {PR_NUMBER: '12', PR_URL: 'https://git.example.com/pull/12'};

const test = base.extend<{origin: string}, {site: string}>({
  site: [
    // Playwright reads fixture names from this pattern; there are none.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const {origin, stop} = await serveSite('hosted-search', {}, {...account, ...preview});
      await use(origin);
      stop();
    },
    {scope: 'worker', timeout: 600_000},
  ],
  origin: async ({site}, use) => use(site),
});

// One worker, and so one build, for the whole file.
test.describe.configure({mode: 'default'});

/** Opens a page of the fixture site with the service mocked by `answer`; returns the requests. */
async function open(page: Page, origin: string, answer: (route: Route) => Promise<void>): Promise<ServiceRequest[]> {
  const requests: ServiceRequest[] = [];
  await page.route(`${service}/**`, async (route) => {
    const request = route.request();
    const body = JSON.parse(request.postData() ?? '{}') as {requests?: Record<string, unknown>[]};
    requests.push({url: request.url(), headers: request.headers(), request: body.requests?.[0] ?? {}});
    await answer(route);
  });
  await page.goto(`${origin}${toHref('player/web/')}`);
  await hydrated(page);
  await page.locator('.DocSearch-Button').click();
  await expect(getModal(page).input).toBeFocused();
  return requests;
}

const fulfill = (json: unknown) => (route: Route) =>
  route.fulfill({json, headers: {'access-control-allow-origin': '*'}});

test('sends the account’s and the page’s parameters to the service', async ({page, origin}) => {
  const requests = await open(page, origin, fulfill({results: [{hits, nbHits: 2}]}));
  await expect(page.locator('head link[rel=preconnect]')).toHaveAttribute('href', service);
  const {input, hits: shown} = getModal(page);
  await input.fill('questions');
  await expect(shown.first()).toContainText('Questions');
  const last = requests.at(-1);
  expect(last?.url).toBe(`${service}/1/indexes/*/queries`);
  expect(last?.headers).toMatchObject({'x-algolia-application-id': 'TESTAPP', 'x-algolia-api-key': 'test-key'});
  expect(last?.request).toMatchObject({indexName: 'fixture', query: 'questions', hitsPerPage: expect.any(Number)});
  const filters = JSON.stringify(last?.request.facetFilters);
  expect(filters).toContain('language:en');
  expect(filters).toContain('docusaurus_tag:docs-default-current');
});

test('links to the page of this site, and to external pages by full navigation', async ({page, origin}) => {
  await open(page, origin, fulfill({results: [{hits, nbHits: 2}]}));
  const {input, hits: shown} = getModal(page);
  await input.fill('questions');
  await expect(shown.nth(1).locator('a')).toHaveAttribute('href', 'https://live.example.com/docs/faq/');
  await page.evaluate(() => Object.assign(window, {stayed: true}));
  await shown.first().locator('a').click();
  await expect(page).toHaveURL(`${origin}${toHref('player/faq/')}`);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('shows the symbol of the API reference that the query names before the service’s hits', async ({page, origin}) => {
  await open(page, origin, fulfill({results: [{hits, nbHits: 2}]}));
  const {input, hits: shown} = getModal(page);
  await input.fill('setMaxVideoResolution');
  await expect(shown.first()).toContainText('THEOplayer.setMaxVideoResolution');
  await expect(shown.first().locator('a')).toHaveAttribute(
    'href',
    toHref('player/reference/roku/theoplayer/#setMaxVideoResolution'),
  );
  await expect(shown.nth(1)).toContainText('Questions');
});

for (const [name, answer] of [
  ['denied', (route: Route) => route.fulfill({status: 403})],
  ['too many requests', (route: Route) => route.fulfill({status: 429})],
  ['a fault of the service', (route: Route) => route.fulfill({status: 500})],
  [
    'no JSON',
    (route: Route) => route.fulfill({body: '<!doctype html>', headers: {'access-control-allow-origin': '*'}}),
  ],
  ['another form', fulfill({answers: []})],
  ['no connection', (route: Route) => route.abort('internetdisconnected')],
] as const) {
  test(`says so when the service fails: ${name}`, async ({page, origin}) => {
    await open(page, origin, answer);
    const {root, input} = getModal(page);
    await input.fill('questions');
    await expect(root).toContainText('Unable to fetch results');
  });
}

test('a preview of a pull request says so, and that cannot be closed', async ({page, origin}) => {
  // As if the reader had closed an earlier message with that id.
  await page.addInitScript(
    ([idKey = '', dismissKey = '']) => {
      localStorage.setItem(idKey, 'pr-12');
      localStorage.setItem(dismissKey, 'true');
    },
    [storageKey('docusaurus.announcement.id'), storageKey('docusaurus.announcement.dismiss')],
  );
  await page.goto(`${origin}${toHref('player/web/')}`);
  await hydrated(page);
  const bar = page.locator('.theme-announcement-bar');
  await expect(bar).toHaveText('This is a preview of pull request 12.');
  await expect(bar.getByRole('link', {name: 'pull request 12'})).toHaveAttribute('href', preview.PR_URL);
  await expect(bar.getByRole('button')).toHaveCount(0);
});
