// Wrapped (Docusaurus 3.10): adds a link to the page's Markdown twin. A page of an old version has the current
// version's page as canonical link.
import Head from '@docusaurus/Head';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import {useDoc, useVersions} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {getPathInVersion, getSitePath, useCurrentPage} from '@site/src/hooks/currentPage';
import {getTwinUrl} from '@site/src/twinUrl';

/** URL of the page in the latest version, if it exists there and this page is of an older version. */
function useCanonicalUrl(): string | undefined {
  const {siteConfig} = useDocusaurusContext();
  const current = useCurrentPage();
  const versions = useVersions(current?.pluginId ?? 'default');
  const latest = versions.find(({isLast}) => isLast);
  if (!current || !latest || current.version.isLast) return undefined;
  const twin = latest.docs.find((doc) => getPathInVersion(latest, doc.path) === current.page.path);
  return twin && siteConfig.url + getSitePath(latest, current.page.path);
}

export default function DocItemMetadataWrapper() {
  const canonicalUrl = useCanonicalUrl();
  const {permalink} = useDoc().metadata;
  return (
    <>
      <DocItemMetadata />
      <Head>
        <link rel="alternate" type="text/markdown" href={getTwinUrl(permalink)} />
      </Head>
      {canonicalUrl && (
        <Head>
          <link rel="canonical" href={canonicalUrl} />
          <meta property="og:url" content={canonicalUrl} />
        </Head>
      )}
    </>
  );
}
