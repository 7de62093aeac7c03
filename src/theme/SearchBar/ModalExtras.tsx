import {useEffect, useState} from 'react';
import {createPortal} from 'react-dom';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {SearchState} from 'docusaurus-local-search/docsearch';
import type {SearchHit} from 'docusaurus-local-search/client';
import type {Search} from '../../search/useSearch';

interface Props {
  container: HTMLElement;
  state: SearchState;
  search: Search;
  onClose: () => void;
}

/**
 * Additions to DocSearch's modal: error messages, starting pages, suggestions, and a result count for screen readers.
 */
export default function ModalExtras({container, state, search, onClose}: Props) {
  const host = useHost(container);
  const topPages = useTopPages(search);
  if (!host) return null;
  const found = state.status === 'done' ? state.response.total : undefined;
  return createPortal(
    <>
      {state.status === 'failed' && <Failure />}
      {state.status === 'empty' && topPages.length > 0 && <TopPages pages={topPages} onClose={onClose} />}
      {found === 0 && topPages.length > 0 && <Suggestions pages={topPages} onClose={onClose} />}
      <Announcement state={state} />
    </>,
    host,
  );
}

/** Our own container between the modal's hits and its footer; DocSearch never changes it. */
function useHost(container: HTMLElement): HTMLElement | undefined {
  const [host, setHost] = useState<HTMLElement>();
  useEffect(() => {
    const modal = container.querySelector('.DocSearch-Modal');
    if (!modal) return undefined;
    const element = document.createElement('div');
    element.className = 'DocSearch-Extras';
    modal.append(element);
    setHost(element);
    return () => element.remove();
  }, [container]);
  return host;
}

function useTopPages({backend, primaryTag, platform}: Search): readonly SearchHit[] {
  const [pages, setPages] = useState<readonly SearchHit[]>([]);
  useEffect(() => {
    let current = true;
    void backend.getTopPages(primaryTag, platform).then((found) => {
      if (current) setPages(found);
    });
    return () => {
      current = false;
    };
  }, [backend, primaryTag, platform]);
  return pages;
}

function Failure() {
  return (
    <div className="DocSearch-ErrorScreen">
      <p className="DocSearch-Title">
        <Translate id="site.search.error.title" description="A search failed">
          Unable to fetch results
        </Translate>
      </p>
      <p className="DocSearch-Help">
        <Translate id="site.search.error.help" description="What to do when a search failed">
          You might want to check your network connection.
        </Translate>
      </p>
    </div>
  );
}

interface PagesProps {
  pages: readonly SearchHit[];
  onClose: () => void;
}

function PageLinks({pages, onClose}: PagesProps) {
  return (
    <ul className="DocSearch-Pages">
      {pages.map(({id, url, title, group}) => (
        <li key={id}>
          <Link to={url} onClick={onClose}>
            <span>{title}</span>
            <small>{group}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function TopPages(props: PagesProps) {
  return (
    <section className="DocSearch-TopPages">
      <h2 className="DocSearch-Hit-source">
        <Translate id="site.search.topPages" description="Above pages to start from">
          Start here
        </Translate>
      </h2>
      <PageLinks {...props} />
    </section>
  );
}

/** DocSearch takes suggestions only from earlier answers, so a first search without results would have none. */
function Suggestions(props: PagesProps) {
  return (
    <section className="DocSearch-Suggestions">
      <p className="DocSearch-Help">
        <Translate id="site.search.try" description="Before suggestions">
          Try searching for
        </Translate>
        :
      </p>
      <PageLinks {...props} pages={props.pages.slice(0, 3)} />
    </section>
  );
}

/** Announces the number of results to screen readers when typing pauses. */
function Announcement({state}: {state: SearchState}) {
  const {selectMessage} = usePluralForm();
  const [text, setText] = useState('');
  const total = state.status === 'done' ? state.response.total : undefined;
  const failed = state.status === 'failed';
  const message =
    total === undefined
      ? failed
        ? translate({id: 'site.search.error.title', message: 'Unable to fetch results', description: 'A search failed'})
        : ''
      : selectMessage(
          total,
          translate(
            {id: 'site.search.count', message: '{count} result|{count} results', description: 'Read out'},
            {count: total},
          ),
        );
  useEffect(() => {
    const timer = setTimeout(() => setText(message), 400);
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <div role="status" aria-live="polite" className="DocSearch-VisuallyHiddenForAccessibility">
      {text}
    </div>
  );
}
