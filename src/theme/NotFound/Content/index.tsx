// Ejected from Docusaurus 3.10.2: suggests the closest pages in the reader's version, and searches with the words of the address.
import {useEffect, useState} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {useAllDocsData, useDocsPreferredVersion, useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import {describePath, getWords, suggestPages} from '@site/src/notFound/suggest';
import styles from './styles.module.css';

/** Site paths of the pages that may be suggested: the player's in the version that was asked for or is preferred, and the UI kit's. */
function usePages(pathname: string): string[] {
  const [, setComplete] = useState(false);
  // A flat build (plugins/flat-client) knows the pages around the reader's; only this page needs all of them.
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

  const {preferredVersion} = useDocsPreferredVersion('default');
  const latest = useLatestVersion('default');
  const data = useAllDocsData();
  const versions = data.default?.versions ?? [];
  const asked = versions.find(({path, isLast}) => !isLast && pathname.startsWith(`${path.replace(/\/$/, '')}/`));
  const player = asked ?? preferredVersion ?? latest;
  const uiKit = data['open-video-ui']?.versions[0];
  return [...player.docs, ...(uiKit?.docs ?? [])].map(({path}) => (path.endsWith('/') ? path : `${path}/`));
}

export default function NotFoundContent({className}: Props) {
  const {pathname} = useLocation();
  const pages = usePages(pathname);
  // The same file answers every unknown address, so what depends on the address comes after hydration.
  const [address, setAddress] = useState<string>();
  useEffect(() => setAddress(pathname), [pathname]);
  const suggestions = address === undefined ? [] : suggestPages(address, pages);
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
                  <Link to={path}>{describePath(path)}</Link>
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
