import {useEffect, useMemo, useRef, useState} from 'react';
import type {RefObject} from 'react';
import {createPortal} from 'react-dom';
import {DocSearchModal} from '@docsearch/react/modal';
import type {DocSearchModalProps} from '@docsearch/react';
import {useHistory, useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {isExternalUrl, shardFormat} from 'docusaurus-local-search/client';
import {createModalClient, toFacetFilters} from 'docusaurus-local-search/docsearch';
import type {ModalClient, SearchState} from 'docusaurus-local-search/docsearch';
import {getSiteInsights} from 'docusaurus-local-search/insights';
import {brand} from '../../brand';
import type {Search} from '../../search/useSearch';
import {fixModalAccessibility, refreshAnswers} from './modalAccessibility';
import ModalExtras from './ModalExtras';
import ModalHit from './ModalHit';
import ResultsFooter from './ResultsFooter';
import {getModalTranslations} from './translations';
import {ReaderContext} from './reader';
import {cleanStoredSearches} from './storedSearches';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import './modal.css';

export interface SearchModalProps {
  search: Search;
  initialQuery: string;
  onClose: () => void;
}

type TransformClient = NonNullable<DocSearchModalProps['transformSearchClient']>;

/** Key of the reader's stored searches: those of another index or format point to pages that may have moved. */
function getStorageName(search: Search): string {
  return search.hosted?.indexName ?? `player-embedded-${shardFormat}`;
}

/** DocSearch recreates its client whenever this function changes, so it is stable: it reads the reader's place at each search. */
function useModalClient(
  backend: Search['backend'],
  reader: RefObject<Search>,
  setState: (state: SearchState) => void,
): () => ModalClient {
  return useMemo(() => {
    const client = createModalClient({
      backend,
      getReader: () => ({platform: reader.current.platform, primaryTag: reader.current.primaryTag}),
      onState(next) {
        setState(next);
        if (next.status !== 'done' || !next.response.complete) return;
        const {platform, primaryTag: tag, insightsUrl} = reader.current;
        getSiteInsights(insightsUrl)?.answered({query: next.query, results: next.response.total, platform, tag});
      },
    });
    return () => client;
  }, [backend, reader, setState]);
}

/** Results of the site open without a full load. */
function useNavigator(reader: RefObject<Search>): DocSearchModalProps['navigator'] {
  const history = useHistory();
  return useMemo<DocSearchModalProps['navigator']>(
    () => ({
      navigate({itemUrl}) {
        getSiteInsights(reader.current.insightsUrl)?.opened();
        if (isExternalUrl(itemUrl)) window.location.href = itemUrl;
        else history.push(itemUrl);
      },
    }),
    [history, reader],
  );
}

/** A page that arrives while the modal is open moves the focus to its start (Docusaurus's skip link); the field takes it back. */
function useFocusOnArrival(container: HTMLElement | null): void {
  const {pathname} = useLocation();
  useEffect(() => {
    if (!container || container.contains(document.activeElement)) return;
    container.querySelector<HTMLElement>('.DocSearch-Input')?.focus();
  }, [container, pathname]);
}

export default function SearchModal({search, initialQuery, onClose}: SearchModalProps) {
  // Before the first render of DocSearch, which reads the stored searches.
  const baseUrl = useBaseUrl('/');
  useState(() => cleanStoredSearches(getStorageName(search), {origin: window.location.origin, baseUrl}));
  const [state, setState] = useState<SearchState>({status: 'empty'});
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const reader = useRef(search);
  const opened = useRef({scrollY: window.scrollY});
  useEffect(() => {
    reader.current = search;
  }, [search]);

  const transformClient = useModalClient(search.backend, reader, setState);
  const navigator = useNavigator(reader);
  const searchParameters = useMemo(
    () =>
      ({
        facetFilters: toFacetFilters(search.language, search.tags),
      }) as unknown as DocSearchModalProps['searchParameters'],
    [search],
  );
  const translations = useMemo(getModalTranslations, []);

  useEffect(() => {
    const element = document.querySelector<HTMLElement>('.DocSearch-Container');
    if (!element) return undefined;
    element.dataset.searchBackend = search.hosted ? 'hosted' : 'embedded';
    setContainer(element);
    return fixModalAccessibility(element);
  }, [search.hosted]);

  useFocusOnArrival(container);

  // Texts that are loaded after the first answer may improve it.
  useEffect(
    () => (container ? search.backend.onMore(() => refreshAnswers(container)) : undefined),
    [container, search.backend],
  );

  useEffect(() => {
    if (container) container.dataset.searchStatus = state.status;
  }, [container, state.status]);

  return createPortal(
    <ReaderContext.Provider value={search}>
      <DocSearchModal
        appId={search.hosted?.appId ?? 'embedded'}
        apiKey={search.hosted?.apiKey ?? 'embedded'}
        indexName={getStorageName(search)}
        placeholder={translate({
          id: 'site.search.placeholder',
          message: 'Search docs',
          description: 'In the empty search field',
        })}
        initialQuery={initialQuery}
        initialScrollY={opened.current.scrollY}
        onClose={onClose}
        navigator={navigator}
        searchParameters={searchParameters}
        transformSearchClient={transformClient as unknown as TransformClient}
        hitComponent={ModalHit as DocSearchModalProps['hitComponent']}
        resultsFooterComponent={({state: modalState}) => (
          <ResultsFooter query={modalState.query} state={state} onClose={onClose} />
        )}
        getMissingResultsUrl={({query}) =>
          `${brand.repository.issuesUrl}?title=${encodeURIComponent(`Search finds nothing for "${query}"`)}`
        }
        translations={translations}
      />
      {container && <ModalExtras container={container} state={state} search={search} onClose={onClose} />}
    </ReaderContext.Provider>,
    document.body,
  );
}
