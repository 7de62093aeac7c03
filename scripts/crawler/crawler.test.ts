import {expect, it} from 'vitest';
import {toSearchPage} from 'docusaurus-local-search/build';
import {brand} from '../../src/brand';
import {getKind} from '../../src/search/kinds';
import {getPagePlatforms} from '../../src/search/records';
import {createCrawler} from './crawler';

interface Facets {
  path: string;
  kind: string;
  platforms: string[];
}

interface Crawler {
  startUrls: string[];
  actions: {recordExtractor: (page: {url: URL; helpers: {docsearch: () => object[]}}) => Facets[]}[];
}

/** The module as the service runs it. */
const {default: crawler} = (await import(
  /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(createCrawler())}`
)) as {default: Crawler};

const home = brand.url + brand.baseUrl;
const describe = (path: string) =>
  crawler.actions[0]?.recordExtractor({url: new URL(path, home), helpers: {docsearch: () => [{}]}})[0];

const paths = [
  '/',
  '/android/',
  '/getting-started/sdks/ios/getting-started/',
  '/getting-started/sdks/tizen/getting-started/',
  '/getting-started/frameworks/react-native/drm/',
  '/how-to-guides/ads/google-ima/',
  '/knowledge-base/cors/introduction/',
  '/faq/is-youtube-supported/',
  '/connectors/web/cmcd/changelog/',
  '/connectors/ios/conviva/',
  '/changelog/',
  '/flutter/guides/limitations/',
  '/api-reference/roku/',
];
const sidebars: Record<string, string> = {
  '/': 'web',
  '/android/': 'android',
  '/getting-started/sdks/ios/getting-started/': 'ios',
  '/getting-started/sdks/tizen/getting-started/': 'web',
  '/getting-started/frameworks/react-native/drm/': 'react-native',
  '/faq/is-youtube-supported/': 'faq',
  '/connectors/web/cmcd/changelog/': 'web',
  '/connectors/ios/conviva/': 'ios',
  '/flutter/guides/limitations/': 'flutter',
  '/api-reference/roku/': 'roku',
};

it.each(paths)('the crawler sees %s as the embedded index does', (path) => {
  const page = toSearchPage(
    {
      pluginId: 'default',
      version: 'v6',
      url: '',
      path,
      sidebar: sidebars[path],
      title: '',
      description: '',
      frontMatter: {},
      source: '',
      file: '',
    },
    () => (heading) => heading,
    {getPagePlatforms},
  );
  expect(describe(`player/v6${path}`)).toEqual({path, kind: getKind(path), platforms: page.platforms});
});

it('knows the other product and pages outside of the docs', () => {
  expect(describe('open-video-ui/react/examples/custom-ui/')).toMatchObject({
    kind: 'example',
    platforms: ['react'],
  });
  expect(describe('')).toMatchObject({kind: 'overview', platforms: []});
});

it('starts at the site', () => {
  expect(crawler.startUrls).toEqual([home]);
});
