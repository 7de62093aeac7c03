/** The results page, `/docs/search/?q=`: shareable, and what the modal's «See all» leads to. */
import {useCallback, useEffect, useId, useRef, useState} from 'react';
import type {FormEvent} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {usePluralForm} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import Heading from '@theme/Heading';
import {brand} from '../brand';
import {getPlatforms} from '../platforms/platforms';
import {playerVersions} from '../platforms/versions';
import {kindLabels} from '../search/engine/groups';
import {formatResultsQuery, getFilteredTags, parseResultsQuery} from '../search/resultsQuery';
import type {ResultsQuery} from '../search/resultsQuery';
import type {PageKind, SearchHit, SearchResponse} from '../search/types';
import {useSearch} from '../search/useSearch';
import type {Search} from '../search/useSearch';
import Badges from '../theme/SearchBar/Badges';
import {useHtml} from '../useHtml';
import styles from './search.module.css';

const perPage = 15;

type State =
  | {status: 'empty'}
  | {status: 'searching'; response?: SearchResponse}
  | {status: 'done'; response: SearchResponse}
  | {status: 'failed'};

/** Answers for what the address asks; older answers never replace newer ones, and better ones replace first ones. */
function useAnswer({backend, language, tags, platform}: Search, query: ResultsQuery, ready: boolean): State {
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
        if (current) setState({status: 'done', response});
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
  }, [backend, language, tags, platform, q, product, version, onlyPlatform, kind, page, ready]);
  return state;
}

export default function SearchPage() {
  const location = useLocation();
  const isBrowser = useIsBrowser();
  // The server does not know the query; both first renders show the empty page.
  const query = parseResultsQuery(isBrowser ? location.search : '');
  const title = query.q
    ? translate(
        {id: 'site.searchPage.titleQuery', message: 'Search results for “{query}”', description: 'Title'},
        {query: query.q},
      )
    : translate({id: 'site.searchPage.title', message: 'Search the documentation', description: 'Title'});
  return (
    <Layout
      title={title}
      description={translate({
        id: 'site.search.description',
        message:
          'Search the documentation of the player SDKs and Open Video UI, by product, version, platform and kind of page.',
      })}
    >
      <Head>
        {/* Results are no content of their own. */}
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={styles.main}>
        <Heading as="h1" className={styles.title}>
          {title}
        </Heading>
        <NoScript />
        <div className={styles.live}>
          <SearchPanel query={query} ready={isBrowser} />
        </div>
      </main>
    </Layout>
  );
}

/** Stands inside of the layout, which provides the reader's preferred version. */
function SearchPanel({query, ready}: {query: ResultsQuery; ready: boolean}) {
  const search = useSearch();
  const history = useHistory();
  const state = useAnswer(search, query, ready);
  const go = useCallback(
    (change: Partial<ResultsQuery>, how: 'push' | 'stay' | 'replace') => {
      const next = {...parseResultsQuery(window.location.search), page: 1, ...change};
      // An entry of its own that the router takes for a replaced one: on a pushed one the theme moves the focus to the top of the
      // page, away from the field or the filter that is in use.
      if (how === 'stay') window.history.pushState(window.history.state, '');
      history[how === 'push' ? 'push' : 'replace']({
        pathname: window.location.pathname,
        search: formatResultsQuery(next),
      });
    },
    [history],
  );
  // What is being typed has one entry of the history, and the search before it keeps its own: back leads there.
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

interface FormProps {
  query: string;
  onSearch: (query: string) => void;
  onType: (query: string) => void;
}

/** The field writes to the address after a pause, not with every letter. */
function SearchForm({query, onSearch, onType}: FormProps) {
  const [text, setText] = useState(query);
  const field = useRef<HTMLInputElement>(null);
  const clock = useRef<ReturnType<typeof setTimeout>>(undefined);
  const history = useHistory();
  const label = translate({
    id: 'site.searchPage.label',
    message: 'Search docs',
    description: 'Label of the search field',
  });
  // The address leads, except while it is being written.
  useEffect(() => {
    if (document.activeElement !== field.current) setText(query);
  }, [query]);
  // It leads at once where one goes back, forward or through a link: what was typed before would write it again.
  useEffect(
    () =>
      history.listen((location, action) => {
        if (action === 'REPLACE') return;
        clearTimeout(clock.current);
        setText(parseResultsQuery(location.search).q);
      }),
    [history],
  );
  useEffect(() => () => clearTimeout(clock.current), []);
  const type = (value: string) => {
    setText(value);
    clearTimeout(clock.current);
    clock.current = setTimeout(() => onType(value), 250);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    clearTimeout(clock.current);
    onSearch(text);
  };
  return (
    <form role="search" className={styles.form} onSubmit={submit}>
      <input
        ref={field}
        type="search"
        name="q"
        className={styles.field}
        aria-label={label}
        placeholder={label}
        maxLength={256}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
      <button type="submit" className={styles.submit}>
        <Translate id="site.search.button" description="Button that opens search">
          Search
        </Translate>
      </button>
    </form>
  );
}

interface Option {
  value: string;
  label: string;
}

function Select({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string;
  options: Option[];
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

function Filters({
  query,
  state,
  onChange,
}: {
  query: ResultsQuery;
  state: State;
  onChange: (change: Partial<ResultsQuery>) => void;
}) {
  const facets = 'response' in state ? state.response?.facets : undefined;
  const counted = (label: string, count: number | undefined) => (count === undefined ? label : `${label} (${count})`);
  const all = translate({id: 'site.searchPage.all', message: 'All', description: 'No filter'});
  const platformPlugin = query.product === 'open-video-ui' ? 'open-video-ui' : 'default';
  const kinds = Object.keys(kindLabels) as PageKind[];
  return (
    <div
      role="group"
      className={styles.filters}
      aria-label={translate({id: 'site.searchPage.filters', message: 'Filters', description: 'Filters of results'})}
    >
      <Select
        label={translate({id: 'site.searchPage.product', message: 'Product', description: 'Filter'})}
        value={query.product}
        options={[
          {value: '', label: all},
          {value: 'default', label: brand.playerLabel},
          {value: 'open-video-ui', label: brand.uiKitLabel},
        ]}
        onChange={(product) => onChange({product})}
      />
      <Select
        label={translate({id: 'site.searchPage.version', message: 'Version', description: 'Filter'})}
        value={query.version}
        options={[
          {
            value: '',
            label: translate({
              id: 'site.searchPage.yourVersion',
              message: 'Yours',
              description: 'The reader’s version',
            }),
          },
          ...playerVersions.map(({name, label}) => ({value: name, label})),
        ]}
        onChange={(version) => onChange({version})}
      />
      <Select
        label={translate({id: 'site.searchPage.platform', message: 'Platform', description: 'Filter'})}
        value={query.platform}
        options={[
          {value: '', label: all},
          ...getPlatforms(platformPlugin).map(({platform, label}) => ({
            value: platform,
            label: counted(label, query.platform ? undefined : facets && (facets.platform[platform] ?? 0)),
          })),
        ]}
        onChange={(platform) => onChange({platform})}
      />
      <Select
        label={translate({id: 'site.searchPage.kind', message: 'Kind', description: 'Filter'})}
        value={query.kind}
        options={[
          {value: '', label: all},
          ...kinds.map((kind) => ({
            value: kind,
            label: counted(kindLabels[kind], query.kind ? undefined : facets && (facets.kind[kind] ?? 0)),
          })),
        ]}
        onChange={(kind) => onChange({kind})}
      />
    </div>
  );
}

interface ResultsProps {
  state: State;
  query: ResultsQuery;
  search: Search;
  onPage: (page: number) => void;
}

function Results({state, query, search, onPage}: ResultsProps) {
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
            <Hit key={hit.id} hit={hit} platform={search.platform} />
          ))}
        </ol>
      )}
      {response && total > perPage && state.status !== 'failed' && (
        <Paging page={query.page} pages={Math.ceil(total / perPage)} onPage={onPage} />
      )}
    </section>
  );
}

/** Marked text is escaped by the back ends: nothing but `<mark>` is markup in it. */
function Marked({html}: {html: string}) {
  return <span dangerouslySetInnerHTML={useHtml(html)} />;
}

function Hit({hit, platform}: {hit: SearchHit; platform: string}) {
  const docs = useAllDocsData();
  return (
    <li className={styles.hit}>
      <h2 className={styles.hitTitle}>
        <Link to={hit.url}>
          <Marked html={hit.titleHtml} />
        </Link>
        <Badges tag={hit.tag} platforms={hit.platforms} readerPlatform={platform} docs={docs} />
      </h2>
      <p className={styles.hierarchy}>
        {hit.group}
        {hit.headingsHtml.map((html, i) => (
          <span key={i}>
            <span aria-hidden="true"> › </span>
            <Marked html={html} />
          </span>
        ))}
      </p>
      <p className={styles.snippet}>
        <Marked html={hit.snippetHtml} />
      </p>
    </li>
  );
}

function Paging({page, pages, onPage}: {page: number; pages: number; onPage: (page: number) => void}) {
  return (
    <nav
      className={styles.paging}
      aria-label={translate({id: 'site.searchPage.paging', message: 'Pages of results', description: 'Paging'})}
    >
      <button type="button" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <Translate id="site.searchPage.previous">Previous</Translate>
      </button>
      <span aria-current="page">
        <Translate id="site.searchPage.page" values={{page, pages}}>
          {'Page {page} of {pages}'}
        </Translate>
      </span>
      <button type="button" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <Translate id="site.searchPage.next">Next</Translate>
      </button>
    </nav>
  );
}

function Failure() {
  return (
    <div className={styles.message} role="alert">
      <p className={styles.messageTitle}>
        <Translate id="site.search.error.title" description="A search failed">
          Unable to fetch results
        </Translate>
      </p>
      <p>
        <Translate id="site.search.error.help" description="What to do when a search failed">
          You might want to check your network connection.
        </Translate>
      </p>
    </div>
  );
}

function NoResults({query}: {query: string}) {
  return (
    <div className={styles.message}>
      <p className={styles.messageTitle}>
        <Translate id="site.search.none" description="Before the query">
          No results for
        </Translate>{' '}
        “{query}”
      </p>
      <p>
        <Translate id="site.search.missing" description="Before a link to report it">
          Believe this query should return results?
        </Translate>{' '}
        <Link to={`${brand.repository.issuesUrl}?title=${encodeURIComponent(`Search finds nothing for "${query}"`)}`}>
          <Translate id="site.search.report" description="Link">
            Let us know.
          </Translate>
        </Link>
      </p>
      <Sections />
    </div>
  );
}

/** The sections of the site, for readers whom search does not help. */
function Sections() {
  return (
    <ul>
      {getPlatforms('default').map(({platform, label}) => (
        <li key={platform}>
          <Link to={`/player/${platform}/`}>
            {brand.playerLabel}: {label}
          </Link>
        </li>
      ))}
      <li>
        <Link to="/player/faq/">FAQ</Link>
      </li>
      <li>
        <Link to="/open-video-ui/">{brand.uiKitLabel}</Link>
      </li>
    </ul>
  );
}

/** Always in the page, and shown by CSS where no script has run: what stands in a noscript element is not styled or tested alike. */
function NoScript() {
  return (
    <div className={clsx(styles.message, styles.noScript)}>
      <p>
        <Translate id="site.searchPage.noScript" description="With JavaScript off">
          Search needs JavaScript. These are the sections of the documentation:
        </Translate>
      </p>
      <Sections />
    </div>
  );
}
