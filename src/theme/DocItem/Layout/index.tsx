// Ejected from Docusaurus 3.10.2: only the table of contents re-renders when the width of the window is known.
import clsx from 'clsx';
import {useWindowSize} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type {Props} from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import styles from './styles.module.css';

function DesktopTOC() {
  if (useWindowSize() === 'mobile') return null;
  return (
    <div className="col col--3">
      <DocItemTOCDesktop />
    </div>
  );
}

export default function DocItemLayout({children}: Props) {
  const {metadata, frontMatter, toc} = useDoc();
  const hidesTOC = frontMatter.hide_table_of_contents;
  const hasTOC = !hidesTOC && toc.length > 0;
  return (
    <div className="row">
      <div className={clsx('col', !hidesTOC && styles.docItemCol)}>
        <ContentVisibility metadata={metadata} />
        <DocVersionBanner />
        <div className={styles.docItemContainer}>
          <article>
            <DocBreadcrumbs />
            <DocVersionBadge />
            {hasTOC && <DocItemTOCMobile />}
            <DocItemContent>{children}</DocItemContent>
            <DocItemFooter />
          </article>
          <DocItemPaginator />
        </div>
      </div>
      {hasTOC && <DesktopTOC />}
    </div>
  );
}
