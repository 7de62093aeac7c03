// Ejected from Docusaurus 3.10.2: all of a page's own tags are in one <Head>, because each one costs time in the build of 3,000 pages.
// Adds the page's Markdown twin, feeds, social card and structured data. A page of an old version has the current version's page as canonical link.
import Head from '@docusaurus/Head';
import {useTitleFormatter} from '@docusaurus/theme-common/internal';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useDoc, useVersions} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {brand} from '@site/src/brand';
import {cardSize, getCardPath} from '@site/src/cardPath';
import {toInlineJson} from '@site/src/config/inlineJson';
import {getPathInVersion, getSitePath, useCurrentPage} from '@site/src/hooks/currentPage';
import {usePageFeeds} from '@site/src/hooks/pageFeeds';
import {createArticleData} from '@site/src/structuredData';
import {getTwinUrl} from '@site/src/twinUrl';
import {withSlash} from '@site/src/withSlash';

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

/** The page's own picture, or its social card: site path and size. Contributing pages have the site's card. */
function useCard(): {image: string; isDrawn: boolean} | undefined {
  const {siteConfig} = useDocusaurusContext();
  const {assets, frontMatter} = useDoc();
  const current = useCurrentPage();
  const image = assets.image ?? frontMatter.image;
  if (image) return {image, isDrawn: false};
  if (!current || current.pluginId === 'contributing') return undefined;
  const {path: version, isLast} = current.version;
  const {path, sidebar} = current.page;
  return {
    image: getCardPath({version: version.slice(siteConfig.baseUrl.length), isLast, path, sidebar}),
    isDrawn: true,
  };
}

/** The page for search engines. Pages of the FAQ have their question and answer instead, and contributing pages are not indexed. */
function useArticleData(image: string | undefined) {
  const {siteConfig} = useDocusaurusContext();
  const current = useCurrentPage();
  const {title, description, permalink, lastUpdatedAt} = useDoc().metadata;
  if (!current || current.pluginId === 'contributing' || current.page.path.startsWith('/faq/')) return undefined;
  return createArticleData({
    title,
    description,
    url: siteConfig.url + withSlash(permalink),
    version: current.version.label,
    ...(lastUpdatedAt && {lastUpdatedAt}),
    ...(image && {image}),
    author: brand.copyrightHolder,
  });
}

export default function DocItemMetadata() {
  const {metadata, frontMatter} = useDoc();
  const {title, description, permalink} = metadata;
  const fullTitle = useTitleFormatter().format(title);
  const {withBaseUrl} = useBaseUrlUtils();
  const canonicalUrl = useCanonicalUrl();
  const feeds = usePageFeeds();
  const card = useCard();
  const image = card && withBaseUrl(card.image, {absolute: true});
  const article = useArticleData(image);
  const {keywords} = frontMatter;
  return (
    <Head>
      <title>{fullTitle}</title>
      <meta property="og:title" content={fullTitle} />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {keywords && <meta name="keywords" content={keywords.join(',')} />}
      {image && <meta property="og:image" content={image} />}
      {image && <meta name="twitter:image" content={image} />}
      {card?.isDrawn && <meta property="og:image:width" content={`${cardSize.width}`} />}
      {card?.isDrawn && <meta property="og:image:height" content={`${cardSize.height}`} />}
      {image && <meta property="og:image:alt" content={fullTitle} />}
      {canonicalUrl && <link rel="canonical" href={canonicalUrl} />}
      {canonicalUrl && <meta property="og:url" content={canonicalUrl} />}
      <link rel="alternate" type="text/markdown" href={getTwinUrl(permalink)} />
      {feeds.map(({label, href}) => (
        <link key={href} rel="alternate" type="application/atom+xml" title={label} href={href} />
      ))}
      {article && <script type="application/ld+json">{toInlineJson(article)}</script>}
    </Head>
  );
}
