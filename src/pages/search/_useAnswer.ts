import {useEffect, useState} from 'react';
import {getSiteInsights} from 'docusaurus-local-search/insights';
import type {SearchResponse} from 'docusaurus-local-search/client';
import {getFilteredTags} from '../../search/resultsQuery';
import type {ResultsQuery} from '../../search/resultsQuery';
import type {Search} from '../../search/useSearch';

/** Results per page. */
export const perPage = 15;

export type State =
  | {status: 'empty'}
  | {status: 'searching'; response?: SearchResponse}
  | {status: 'done'; response: SearchResponse}
  | {status: 'failed'};

/** Results for the URL's query. Stale answers never replace newer ones; complete answers replace partial ones. */
export function useAnswer(
  {backend, insightsUrl, language, tags, platform}: Search,
  query: ResultsQuery,
  ready: boolean,
): State {
  const [state, setState] = useState<State>({status: 'empty'});
  const {q, product, version, platform: onlyPlatform, kind, page} = query;
  useEffect(() => {
    if (!ready || !q.trim()) {
      setState({status: 'empty'});
      return undefined;
    }
    let current = true;
    const ask = async () => {
      try {
        const response = await backend.search({
          query: q,
          language,
          tags: getFilteredTags(tags, {product, version}),
          platform,
          filters: {...(onlyPlatform ? {platform: onlyPlatform} : {}), ...(kind ? {kind} : {})},
          page: page - 1,
          hitsPerPage: perPage,
        });
        if (!current) return;
        setState({status: 'done', response});
        // Filters exclude results that the query has.
        if (response.complete && !onlyPlatform && !kind && page === 1) {
          getSiteInsights(insightsUrl)?.answered({query: q, results: response.total, platform, tag: tags[0] ?? ''});
        }
      } catch {
        if (current) setState({status: 'failed'});
      }
    };
    setState((before) => ({
      status: 'searching',
      ...('response' in before && before.response ? {response: before.response} : {}),
    }));
    void ask();
    const stop = backend.onMore(() => void ask());
    return () => {
      current = false;
      stop();
    };
  }, [backend, insightsUrl, language, tags, platform, q, product, version, onlyPlatform, kind, page, ready]);
  return state;
}
