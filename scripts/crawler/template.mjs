/**
 * Configuration of the hosted service's crawler, written by "npm run crawler": paste it into the crawler's editor, or push it with its API.
 * It gives the service's index the records that the embedded one is built from, one for each heading, with the same facets. Account
 * values are placeholders. The crawler runs `recordExtractor` by itself, so the function uses nothing from outside of it.
 */

export default {
  appId: '<ALGOLIA_APP_ID>',
  apiKey: '<CRAWLER_API_KEY>',
  indexPrefix: '',
  rateLimit: 8,
  startUrls: ['{{home}}'],
  sitemaps: ['{{home}}sitemap.xml'],
  discoveryPatterns: ['{{home}}**'],
  exclusionPatterns: ['{{home}}search/**'],
  schedule: 'every 1 day at 3:00 am',
  actions: [
    {
      indexName: 'player',
      pathsToMatch: ['{{home}}**'],
      recordExtractor: ({url, helpers}) => {
        const describePath = '{{describePath}}';
        const {path, kind, platforms} = describePath(url.pathname, '{{site}}');
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
