/**
 * Configuration for the hosted service's crawler: gives its index the records that the embedded one is built from, one for each
 * heading, with the same facets. Paste the object into the crawler's editor, or push it with its API; account values are placeholders.
 * The crawler runs the functions by themselves, so they use nothing from outside of their own text.
 */

/** What the page's path says of it: kind, platforms, path below the version root (src/search/content/page.ts says the same). */
export function describePath(pathname) {
  const platforms = ['web', 'android', 'ios', 'react-native', 'flutter', 'chromecast', 'roku'];
  const [, product, rest] = /^\/docs\/(player\/(?:v\d+\/)?|open-video-ui\/|contributing\/)(.*)$/.exec(pathname) ?? [];
  if (product === undefined) return {path: pathname, kind: 'overview', platforms: []};
  const parts = rest.split('/').filter(Boolean);
  const kinds = {
    'getting-started': 'getting-started',
    'how-to-guides': 'how-to',
    faq: 'faq',
    'knowledge-base': 'knowledge-base',
    connectors: 'connector',
    examples: 'example',
    changelog: 'changelog',
    'api-reference': 'api-reference',
    guides: 'guide',
  };
  const known = parts.filter((part) => Object.hasOwn(kinds, part)).map((part) => kinds[part]);
  let kind = known.at(-1) ?? (parts.length < 2 ? 'overview' : 'guide');
  if (Object.hasOwn(kinds, parts[0] ?? '')) kind = parts.at(-1) === 'changelog' ? 'changelog' : known[0];
  let found = [];
  if (product.startsWith('player')) {
    if (parts[0] === 'how-to-guides') found = platforms.filter((platform) => platform !== 'flutter');
    else if (parts[0] === 'changelog' && parts.length === 1) found = ['web', 'android', 'ios', 'chromecast'];
    else if (parts[0] !== 'faq' && parts[0] !== 'knowledge-base')
      found = [parts.find((part) => platforms.includes(part)) ?? 'web'];
  } else if (product === 'open-video-ui/') {
    found = [['web', 'android', 'react', 'react-native'].find((platform) => platform === parts[0]) ?? 'web'];
  }
  return {path: `/${parts.map((part) => `${part}/`).join('')}`, kind, platforms: found};
}

export const crawler = {
  appId: '<ALGOLIA_APP_ID>',
  apiKey: '<CRAWLER_API_KEY>',
  indexPrefix: '',
  rateLimit: 8,
  startUrls: ['https://docs.example.com/docs/'],
  sitemaps: ['https://docs.example.com/docs/sitemap.xml'],
  discoveryPatterns: ['https://docs.example.com/docs/**'],
  exclusionPatterns: ['https://docs.example.com/docs/search/**'],
  schedule: 'every 1 day at 3:00 am',
  actions: [
    {
      indexName: 'player',
      pathsToMatch: ['https://docs.example.com/docs/**'],
      recordExtractor: ({url, helpers}) => {
        const {path, kind, platforms} = describePath(url.pathname);
        // Language, version and docusaurus_tag come from the pages' `docsearch:` meta elements.
        return helpers
          .docsearch({
            recordProps: {
              lvl0: {selectors: [], defaultValue: kind},
              lvl1: ['article header h1', 'article h1', 'main h1'],
              lvl2: 'article h2',
              lvl3: 'article h3',
              lvl4: 'article h4',
              lvl5: 'article h5',
              lvl6: 'article h6',
              content: 'article p, article li, article td, article summary',
            },
            aggregateContent: true,
            indexHeadings: true,
            recordVersion: 'v3',
          })
          .map((record) => ({...record, path, kind, platforms}));
      },
    },
  ],
  initialIndexSettings: {
    player: {
      attributesForFaceting: ['language', 'version', 'docusaurus_tag', 'kind', 'platforms', 'type'],
      attributesToRetrieve: [
        'hierarchy',
        'content',
        'anchor',
        'url',
        'url_without_anchor',
        'type',
        'docusaurus_tag',
        'kind',
        'platforms',
        'path',
      ],
      attributesToHighlight: ['hierarchy', 'content'],
      attributesToSnippet: ['content:20'],
      searchableAttributes: [
        'unordered(hierarchy.lvl1)',
        'unordered(hierarchy.lvl2)',
        'unordered(hierarchy.lvl3)',
        'unordered(hierarchy.lvl4)',
        'unordered(hierarchy.lvl5)',
        'unordered(hierarchy.lvl6)',
        'content',
      ],
      camelCaseAttributes: ['hierarchy', 'content'],
      distinct: true,
      attributeForDistinct: 'url_without_anchor',
      customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
      ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      minWordSizefor1Typo: 4,
      minWordSizefor2Typos: 8,
      ignorePlurals: true,
      removeStopWords: ['en'],
      removeWordsIfNoResults: 'allOptional',
      queryLanguages: ['en'],
    },
  },
};

export default crawler;
