// Wrapped (Docusaurus 3.10): a page names its Markdown twin, and one of an old version the same page of the current version as canonical.
import Head from '@docusaurus/Head';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import {useDoc, useVersions} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {getPathInVersion, getSitePath, useCurrentPage} from '@site/src/hooks/currentPage';
import {getTwinUrl} from '@site/src/twinUrl';

/** Address of the page in the latest version, where it has the page and this is an older one. */
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
