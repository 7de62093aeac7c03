import type {DocSearchModalProps} from '@docsearch/react';
import {translate} from '@docusaurus/Translate';

/** The modal's texts. */
export function getModalTranslations(): NonNullable<DocSearchModalProps['translations']> {
  const clear = translate({
    id: 'site.search.clear',
    message: 'Clear the query',
    description: 'Button in the search field',
  });
  const cancel = translate({
    id: 'site.search.cancel',
    message: 'Cancel',
    description: 'Closes search, on small screens',
  });
  return {
    searchBox: {
      resetButtonTitle: clear,
      resetButtonAriaLabel: clear,
      cancelButtonText: cancel,
      cancelButtonAriaLabel: cancel,
      searchInputLabel: translate({
        id: 'site.search.label',
        message: 'Search',
        description: 'Label of the search field',
      }),
    },
    startScreen: {
      recentSearchesTitle: translate({id: 'site.search.recent', message: 'Recent', description: 'Pages found before'}),
      noRecentSearchesText: translate({
        id: 'site.search.noRecent',
        message: 'No recent searches',
        description: 'Search, empty',
      }),
      saveRecentSearchButtonTitle: translate({
        id: 'site.search.save',
        message: 'Save this search',
        description: 'Button',
      }),
      removeRecentSearchButtonTitle: translate({
        id: 'site.search.removeRecent',
        message: 'Remove this search from history',
        description: 'Button',
      }),
      favoriteSearchesTitle: translate({
        id: 'site.search.favorites',
        message: 'Favorite',
        description: 'Saved searches',
      }),
      removeFavoriteSearchButtonTitle: translate({
        id: 'site.search.removeFavorite',
        message: 'Remove this search from favorites',
        description: 'Button',
      }),
    },
    errorScreen: {
      titleText: translate({
        id: 'site.search.error.title',
        message: 'Unable to fetch results',
        description: 'A search failed',
      }),
      helpText: translate({
        id: 'site.search.error.help',
        message: 'You might want to check your network connection.',
        description: 'What to do when a search failed',
      }),
    },
    footer: {
      selectText: translate({id: 'site.search.footer.select', message: 'to select', description: 'After a key'}),
      selectKeyAriaLabel: translate({id: 'site.search.footer.enter', message: 'Enter key', description: 'Key'}),
      navigateText: translate({
        id: 'site.search.footer.navigate',
        message: 'to navigate',
        description: 'After two keys',
      }),
      navigateUpKeyAriaLabel: translate({id: 'site.search.footer.up', message: 'Arrow up', description: 'Key'}),
      navigateDownKeyAriaLabel: translate({id: 'site.search.footer.down', message: 'Arrow down', description: 'Key'}),
      closeText: translate({id: 'site.search.footer.close', message: 'to close', description: 'After a key'}),
      closeKeyAriaLabel: translate({id: 'site.search.footer.escape', message: 'Escape key', description: 'Key'}),
      searchByText: translate({
        id: 'site.search.footer.by',
        message: 'Search by',
        description: 'Before the hosted service’s logo',
      }),
    },
    noResultsScreen: {
      noResultsText: translate({id: 'site.search.none', message: 'No results for', description: 'Before the query'}),
      suggestedQueryText: translate({
        id: 'site.search.try',
        message: 'Try searching for',
        description: 'Before suggestions',
      }),
      reportMissingResultsText: translate({
        id: 'site.search.missing',
        message: 'Believe this query should return results?',
        description: 'Before a link to report it',
      }),
      reportMissingResultsLinkText: translate({id: 'site.search.report', message: 'Let us know.', description: 'Link'}),
    },
  };
}
