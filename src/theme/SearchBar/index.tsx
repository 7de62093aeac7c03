// The theme's own SearchBar is a stub. This one opens DocSearch's modal with either back end (Docusaurus 3.10, no
// swizzled source).
import {useCallback, useEffect, useRef, useState} from 'react';
import type {ComponentType, Dispatch, SetStateAction} from 'react';
import clsx from 'clsx';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useSearch} from '../../search/useSearch';
import {useSearchShortcuts} from './shortcuts';
import type {SearchModalProps} from './SearchModal';
import {canReadStorage, forgetStoredSearches} from './searchStorage';
import styles from './styles.module.css';

type Modal = ComponentType<SearchModalProps>;
type State = 'closed' | 'loading' | 'open' | 'failed';

let loading: Promise<Modal> | undefined;

/** Loads the modal once; a failed load may be retried. */
function loadModal(): Promise<Modal> {
  loading ??= import('./SearchModal').then(
    (module) => module.default,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

const Glass = () => (
  <svg className={styles.glass} viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
    <circle cx="11" cy="11" r="7" />
    <path d="m20 20-3.8-3.8" />
  </svg>
);

/** Keeps text that is typed while the modal loads. */
function useTypedText(isLoading: boolean, setQuery: Dispatch<SetStateAction<string>>): void {
  useEffect(() => {
    if (!isLoading) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key.length !== 1 || event.metaKey || event.ctrlKey || event.altKey) return;
      event.preventDefault();
      setQuery((query) => query + event.key);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isLoading, setQuery]);
}

export default function SearchBar() {
  const search = useSearch();
  const history = useHistory();
  const searchPage = useBaseUrl('/search/');
  const [state, setState] = useState<State>('closed');
  const [Modal, setModal] = useState<Modal>();
  const [initialQuery, setInitialQuery] = useState('');
  const button = useRef<HTMLButtonElement>(null);

  /** Called on hover, focus or touch, so that modal, worker and index start loading before the click. */
  const prepare = useCallback(() => {
    loadModal().catch(() => undefined);
    search.backend.warm(search.tags);
  }, [search]);

  const open = useCallback(() => {
    // Needed by the modal, but not by the page.
    if (!canReadStorage()) {
      history.push(searchPage);
      return;
    }
    setState('loading');
    search.backend.warm(search.tags);
    loadModal().then(
      (loaded) => {
        setModal(() => loaded);
        setState((current) => (current === 'loading' ? 'open' : current));
      },
      () => setState('failed'),
    );
  }, [search, history, searchPage]);

  const close = useCallback(() => {
    setState('closed');
    setInitialQuery('');
    button.current?.focus();
  }, []);

  useSearchShortcuts({
    isOpen: state === 'open' || state === 'loading',
    onOpen: open,
    onClose: close,
  });

  useTypedText(state === 'loading', setInitialQuery);

  const label = translate({id: 'site.search.button', message: 'Search', description: 'Button that opens search'});
  return (
    <>
      <button
        ref={button}
        type="button"
        className={clsx('DocSearch-Button', styles.button)}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        aria-keyshortcuts="Control+K Meta+K /"
        aria-busy={state === 'loading'}
        data-search-state={state}
        onMouseEnter={prepare}
        onFocus={prepare}
        onTouchStart={prepare}
        onClick={open}
      >
        <Glass />
        <span className={styles.label}>{label}</span>
        <kbd className={styles.key} aria-hidden="true">
          /
        </kbd>
      </button>
      {state === 'failed' && <LoadFailure onClose={close} />}
      {state === 'open' && Modal && (
        <ErrorBoundary fallback={() => <LoadFailure onClose={close} hasCrashed />}>
          <Modal search={search} initialQuery={initialQuery} onClose={close} />
        </ErrorBoundary>
      )}
    </>
  );
}

/** Catches a modal that could not be loaded (for example offline) or crashed, so that the page keeps working. */
function LoadFailure({onClose, hasCrashed = false}: {onClose: () => void; hasCrashed?: boolean}) {
  useEffect(() => {
    if (hasCrashed) forgetStoredSearches();
  }, [hasCrashed]);
  return (
    <div className={styles.failure} role="alert">
      <p className={styles.failureTitle}>
        {translate({id: 'site.search.error.title', message: 'Unable to fetch results', description: 'A search failed'})}
      </p>
      <p>
        {translate({
          id: 'site.search.error.help',
          message: 'You might want to check your network connection.',
          description: 'What to do when a search failed',
        })}
      </p>
      <p>
        <Link to="/search/" onClick={onClose}>
          <Translate id="site.search.seePage">Open the results page</Translate>
        </Link>
      </p>
      <button type="button" className="button button--sm button--secondary" onClick={onClose}>
        {translate({
          id: 'site.search.error.close',
          message: 'Close',
          description: 'Closes the message that search failed',
        })}
      </button>
    </div>
  );
}
