// Ejected from Docusaurus 3.10.2: adds the description, the page menu, feeds and the support strip above the article.
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/DocItem/Content';
import FeedLinks from '@site/src/components/FeedLinks';
import PageMenu from '@site/src/components/PageMenu';
import SupportStrip from '@site/src/components/SupportStrip';
import {getTwinUrl} from '@site/src/twinUrl';
import type {PageFrontMatter} from '@site/src/frontMatter/schema';

export default function DocItemContent({children}: Props) {
  const {metadata, frontMatter, contentTitle} = useDoc();
  const {version} = useDocsVersion();
  const hasOwnTitle = frontMatter.hide_title || contentTitle !== undefined;
  const {platforms} = frontMatter as Partial<PageFrontMatter>;
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      {!hasOwnTitle && (
        <header className="doc-header">
          <div className="doc-title">
            <Heading as="h1">{metadata.title}</Heading>
            <PageMenu twinUrl={getTwinUrl(metadata.permalink)} />
          </div>
          {frontMatter.description && <p className="doc-lead">{frontMatter.description}</p>}
          <FeedLinks />
          {platforms && <SupportStrip platforms={platforms} version={version} />}
        </header>
      )}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
