import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {getSiteInsights} from 'docusaurus-local-search/insights';
import type {ResultsQuery} from '../../search/resultsQuery';
import type {Search} from '../../search/useSearch';
import Hit from './_Hit';
import {Failure, NoResults} from './_messages';
import Paging from './_Paging';
import {perPage} from './_useAnswer';
import type {State} from './_useAnswer';
import styles from './styles.module.css';

interface ResultsProps {
  state: State;
  query: ResultsQuery;
  search: Search;
  onPage: (page: number) => void;
}

export default function Results({state, query, search, onPage}: ResultsProps) {
  const {selectMessage} = usePluralForm();
  const response = 'response' in state ? state.response : undefined;
  const total = response?.total ?? 0;
  let count = '';
  if (state.status === 'done') {
    count = selectMessage(
      total,
      translate(
        {id: 'site.search.count', message: '{count} result|{count} results', description: 'Read out'},
        {count: total},
      ),
    );
  }
  return (
    <section
      aria-busy={state.status === 'searching'}
      aria-label={translate({id: 'site.searchPage.results', message: 'Results', description: 'List of results'})}
    >
      <p className={styles.count} role="status" aria-live="polite">
        {count}
      </p>
      {state.status === 'failed' && <Failure />}
      {state.status === 'done' && total === 0 && <NoResults query={query.q} />}
      {response && state.status !== 'failed' && (
        <ol className={styles.hits} start={(query.page - 1) * perPage + 1}>
          {response.hits.map((hit) => (
            <Hit
              key={hit.id}
              hit={hit}
              platform={search.platform}
              onOpen={() => getSiteInsights(search.insightsUrl)?.opened()}
            />
          ))}
        </ol>
      )}
      {response && total > perPage && state.status !== 'failed' && (
        <Paging page={query.page} pages={Math.ceil(total / perPage)} onPage={onPage} />
      )}
    </section>
  );
}
