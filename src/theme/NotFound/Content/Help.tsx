import {useEffect, useState} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useAllDocsData, useDocsPreferredVersion, useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import type {SearchManifest} from 'docusaurus-local-search/client';
import {describePath, getWords, suggestPages} from '@site/src/notFound/suggest';
import type {Titles} from '@site/src/notFound/suggest';
import {fetchTitles} from '@site/src/notFound/titles';
import Actions from './Actions';
import styles from './styles.module.css';

interface Candidates {
  /** Site paths. */
  pages: string[];
  /** Names of the docs versions of these pages, as used by search. */
  tags: string[];
}

/**
 * In a flat build (packages/docusaurus-flat-client) a page knows only the pages around it; this page needs all of them.
 */
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

/** Pages that may be suggested: the player's in the requested or preferred version, and the UI kit's. */
function useCandidates(pathname: string): Candidates {
  useCompleteDocs();
  const {preferredVersion} = useDocsPreferredVersion('default');
  const latest = useLatestVersion('default');
  const data = useAllDocsData();
  const versions = data.default?.versions ?? [];
  const requestedVersion = versions.find(
    ({path, isLast}) => !isLast && pathname.startsWith(`${path.replace(/\/$/, '')}/`),
  );
  const player = requestedVersion ?? preferredVersion ?? latest;
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

/** Pages of the API reference, for an address that may mean one. They are many, so other addresses do without. */
function useReferencePages(pathname: string): readonly string[] {
  const [pages, setPages] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!/reference|\bapi\b/i.test(pathname)) return undefined;
    let current = true;
    import('@generated/reference-pages/default/paths.json').then(
      (module) => current && setPages(module.default),
      (error: unknown) => console.warn('The pages of the API reference could not be loaded.', error),
    );
    return () => {
      current = false;
    };
  }, [pathname]);
  return pages;
}

/** The pages closest to an address that has none, and a search for its words. */
export default function Help({pathname}: {pathname: string}) {
  const {pages, tags} = useCandidates(pathname);
  const titles = useTitles(tags);
  const reference = useReferencePages(pathname);
  const suggestions = suggestPages(pathname, [...pages, ...reference], titles);
  return (
    <>
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
      <Actions words={getWords(pathname).join(' ').slice(0, 120)} />
    </>
  );
}
