import {useCallback, useEffect, useRef} from 'react';
import {useHistory} from '@docusaurus/router';
import {formatResultsQuery, parseResultsQuery} from '../../search/resultsQuery';
import type {ResultsQuery} from '../../search/resultsQuery';
import {useSearch} from '../../search/useSearch';
import Filters from './_Filters';
import Results from './_Results';
import SearchForm from './_SearchForm';
import {useAnswer} from './_useAnswer';

/** Rendered inside the layout, which provides the reader's preferred version. */
export default function SearchPanel({query, ready}: {query: ResultsQuery; ready: boolean}) {
  const search = useSearch();
  const history = useHistory();
  const state = useAnswer(search, query, ready);
  const go = useCallback(
    (change: Partial<ResultsQuery>, how: 'push' | 'stay' | 'replace') => {
      const next = {...parseResultsQuery(window.location.search), page: 1, ...change};
      // Adds a history entry that the router treats as a replacement. After a push, the theme would move focus to the
      // top of the page, away from the field or filter in use.
      if (how === 'stay') window.history.pushState(window.history.state, '');
      history[how === 'push' ? 'push' : 'replace']({
        pathname: window.location.pathname,
        search: formatResultsQuery(next),
      });
    },
    [history],
  );
  // Typing replaces one history entry; the previous search keeps its own, so that Back leads to it.
  const isDraft = useRef(false);
  useEffect(
    () =>
      history.listen((_location, action) => {
        if (action === 'POP') isDraft.current = false;
      }),
    [history],
  );
  const ask = (q: string, isTyping: boolean) => {
    const before = parseResultsQuery(window.location.search).q;
    if (q === before && isTyping) return;
    if (q !== before) go({q}, isDraft.current || !before ? 'replace' : 'stay');
    isDraft.current = isTyping;
  };
  return (
    <>
      <SearchForm query={query.q} onSearch={(q) => ask(q, false)} onType={(q) => ask(q, true)} />
      <Filters query={query} state={state} onChange={(change) => go(change, 'stay')} />
      <Results state={state} query={query} search={search} onPage={(page) => go({page}, 'push')} />
    </>
  );
}
