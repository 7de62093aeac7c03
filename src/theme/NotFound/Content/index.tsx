// Ejected from Docusaurus 3.10.2: suggests the closest pages in the reader's version, and searches with the words of the address.
import {useEffect, useState} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useAllDocsData, useDocsPreferredVersion, useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import {describePath, getWords, suggestPages} from '@site/src/notFound/suggest';
import type {Titles} from '@site/src/notFound/suggest';
import {fetchTitles} from '@site/src/notFound/titles';
import type {SearchManifest} from '@site/src/search/embedded/manifest';
import styles from './styles.module.css';

interface Candidates {
  /** Site paths. */
  pages: string[];
  /** Names of the docs versions that have them, as search calls them. */
  tags: string[];
}

/** A flat build (plugins/flat-client) knows the pages around the reader's; only this page needs all of them. */
function useCompleteDocs(): void {
  const [, setComplete] = useState(false);
  useEffect(() => {
    let current = true;
    const {completeDocs} = window.docusaurus as {completeDocs?: () => Promise<void>};
    completeDocs?.().then(
      () => current && setComplete(true),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, []);
}

/** The pages that may be suggested: the player's in the version that was asked for or is preferred, and the UI kit's. */
function useCandidates(pathname: string): Candidates {
  useCompleteDocs();
  const {preferredVersion} = useDocsPreferredVersion('default');
  const latest = useLatestVersion('default');
  const data = useAllDocsData();
  const versions = data.default?.versions ?? [];
  const asked = versions.find(({path, isLast}) => !isLast && pathname.startsWith(`${path.replace(/\/$/, '')}/`));
  const player = asked ?? preferredVersion ?? latest;
  const uiKit = data['open-video-ui']?.versions[0];
  return {
    pages: [...player.docs, ...(uiKit?.docs ?? [])].map(({path}) => (path.endsWith('/') ? path : `${path}/`)),
    tags: [`docs-default-${player.name}`, ...(uiKit ? [`docs-open-video-ui-${uiKit.name}`] : [])],
  };
}

/** Titles of the pages, from the heads of the search index: what a reader who is lost is likely to need next. */
function useTitles(tags: readonly string[]): Titles {
  const manifest = usePluginData('search-index') as SearchManifest | undefined;
  const [titles, setTitles] = useState<Titles>(new Map());
  const urls = tags.flatMap((tag) => manifest?.shards[tag]?.heads ?? []).join(' ');
  useEffect(() => {
    let current = true;
    fetchTitles(urls.split(' ').filter(Boolean)).then(
      (fetched) => current && setTitles(fetched),
      (error: unknown) => console.warn('The titles of the pages could not be loaded; their addresses stand in.', error),
    );
    return () => {
      current = false;
    };
  }, [urls]);
  return titles;
}

export default function NotFoundContent({className}: Props) {
  const {pathname} = useLocation();
  const {pages, tags} = useCandidates(pathname);
  const titles = useTitles(tags);
  // The same file answers every unknown address, so what depends on the address comes after hydration.
  const [address, setAddress] = useState<string>();
  useEffect(() => setAddress(pathname), [pathname]);
  const suggestions = address === undefined ? [] : suggestPages(address, pages, titles);
  const words = address === undefined ? '' : getWords(address).join(' ').slice(0, 120);

  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <div className={styles.content}>
        <Heading as="h1">
          <Translate id="theme.NotFound.title">Page Not Found</Translate>
        </Heading>
        <p className={styles.lead}>
          <Translate id="site.notFound.lead">
            There is no page at this address. It may have moved, or the link is wrong.
          </Translate>
        </p>
        {suggestions.length > 0 && (
          <section aria-labelledby="closest-pages">
            <Heading as="h2" id="closest-pages">
              <Translate id="site.notFound.closest">Were you looking for one of these?</Translate>
            </Heading>
            <ul className={styles.list}>
              {suggestions.map((path) => (
                <li key={path}>
                  <Link to={path}>{titles.get(path) ?? describePath(path)}</Link>
                  <span className={styles.path}>{path}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        <p className={styles.actions}>
          <Link className="button button--primary" to={words ? `/search/?q=${encodeURIComponent(words)}` : '/search/'}>
            {words
              ? translate({id: 'site.notFound.searchFor', message: 'Search for “{words}”'}, {words})
              : translate({id: 'site.notFound.search', message: 'Search the docs'})}
          </Link>
          <Link className="button button--secondary" to="/">
            <Translate id="site.notFound.home">All platforms</Translate>
          </Link>
        </p>
      </div>
    </main>
  );
}
