import {useEffect, useMemo} from 'react';
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {ThemeClassNames} from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import TOC from '@theme/TOC';
import {useLastPlatform} from '../../hooks/lastPlatform';
import {getReferenceLabel} from '../../reference/labels';
import {getOverviewPath, getReferenceInstance, getSitePlatform} from '../../reference/paths';
import type {ReferencePlatform} from '../../reference/types';
import type {PageVersion, VersionSet} from '../../reference/pages/shapes';
import {getTwinUrl} from '../../twinUrl';
import PageMenu from '../PageMenu';
import PageHead from './PageHead';
import styles from './styles.module.css';
import {useVersionFilter} from './versionFilter';

interface Props {
  platform: ReferencePlatform;
  /** Below the site's base URL. */
  path: string;
  versions: readonly PageVersion[];
  title: string;
  description: string;
  /** What stands above the title, after the overview. */
  trail: readonly {label: string; to: string}[];
  heading: ReactNode;
  lead: ReactNode;
  /** With the versions of those that some lack. */
  toc: readonly {value: string; id: string; level: number; in?: VersionSet | undefined}[];
  children: ReactNode;
}

function VersionChoice({versions}: {versions: readonly PageVersion[]}) {
  const {shown, choose} = useVersionFilter(versions);
  return (
    <label className={styles.choice} data-needs-scripts>
      {translate({id: 'site.reference.version', message: 'Version'})}{' '}
      <select
        value={shown === undefined ? '' : versions[shown]?.docs}
        onChange={({target}) => choose(target.value || undefined)}
      >
        <option value="">{translate({id: 'site.reference.allVersions', message: 'All versions'})}</option>
        {versions.toReversed().map(({docs, number}) => (
          <option key={docs} value={docs}>
            {number}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What all pages of the reference have: breadcrumbs, title, the choice of a version, and the table of contents. */
export default function Frame({
  platform,
  path,
  versions,
  title,
  description,
  trail,
  heading,
  lead,
  toc,
  children,
}: Props) {
  const instance = getReferenceInstance(platform);
  const site = getSitePlatform(platform);
  const {setLastPlatform} = useLastPlatform(instance);
  useEffect(() => setLastPlatform(site), [setLastPlatform, site]);
  const {shown} = useVersionFilter(versions);
  // The same list each time, or React would parse the HTML of all of its items again.
  const shownToc = useMemo(
    () => toc.filter(({in: set}) => shown === undefined || !set || set.includes(String(shown))),
    [toc, shown],
  );
  const {collectAnchor} = useBrokenLinks();
  toc.forEach(({id}) => collectAnchor(id));
  const twinUrl = getTwinUrl(useBaseUrl(path));
  const label = translate({id: 'site.reference.title', message: 'API reference'});
  const root = instance === 'default' ? 'player' : 'open-video-ui';
  const crumbs = [
    {label: getReferenceLabel(platform), to: `/${root}/${site}/`},
    {label, to: getOverviewPath(platform)},
    ...trail,
  ];
  return (
    <div className="row">
      <PageHead platform={platform} title={title} description={description} twinUrl={twinUrl} crumbs={crumbs} />
      <div className={clsx('col', toc.length > 1 && styles.article)}>
        <article>
          <nav
            className={ThemeClassNames.docs.docBreadcrumbs}
            aria-label={translate({id: 'theme.docs.breadcrumbs.navAriaLabel', message: 'Breadcrumbs'})}
          >
            <ul className="breadcrumbs">
              {crumbs.map(({label: text, to}) => (
                <li key={to} className="breadcrumbs__item">
                  <Link className="breadcrumbs__link" to={to}>
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className={clsx('theme-doc-markdown markdown', styles.page)} data-version={shown}>
            <header className="doc-header">
              <div className="doc-title">
                {heading}
                <PageMenu twinUrl={twinUrl} />
              </div>
              <div className="doc-lead">{lead}</div>
              {versions.length > 1 && <VersionChoice versions={versions} />}
            </header>
            {children}
          </div>
        </article>
      </div>
      {toc.length > 1 && (
        <div className={clsx('col col--3', styles.toc)}>
          <TOC toc={shownToc} minHeadingLevel={2} maxHeadingLevel={3} />
        </div>
      )}
    </div>
  );
}
