// All tags of a page are in one <Head>, because each one costs time in the build of 2,000 pages.
import Head from '@docusaurus/Head';
import {useBreadcrumbsStructuredData} from '@docusaurus/plugin-content-docs/client';
import {useTitleFormatter} from '@docusaurus/theme-common/internal';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {cardSize, getReferenceCardPath} from '../../cardPath';
import {toInlineJson} from '../../config/inlineJson';
import type {ReferencePlatform} from '../../reference/types';

interface Props {
  platform: ReferencePlatform;
  title: string;
  description: string;
  twinUrl: string;
  /** What stands above the title. */
  crumbs: readonly {label: string; to: string}[];
}

/** What a page of the reference tells search engines, link previews and assistants. */
export default function PageHead({platform, title, description, twinUrl, crumbs}: Props) {
  const {withBaseUrl} = useBaseUrlUtils();
  const fullTitle = useTitleFormatter().format(title);
  const image = withBaseUrl(getReferenceCardPath(platform), {absolute: true});
  const breadcrumbs = useBreadcrumbsStructuredData({
    breadcrumbs: crumbs.map(({label, to}) => ({type: 'link' as const, label, href: withBaseUrl(to)})),
  });
  return (
    <Head>
      <title>{fullTitle}</title>
      <meta property="og:title" content={fullTitle} />
      <meta name="description" content={description} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={image} />
      <meta name="twitter:image" content={image} />
      <meta property="og:image:width" content={`${cardSize.width}`} />
      <meta property="og:image:height" content={`${cardSize.height}`} />
      <meta property="og:image:alt" content={fullTitle} />
      <link rel="alternate" type="text/markdown" href={twinUrl} />
      <script type="application/ld+json">{toInlineJson(breadcrumbs)}</script>
    </Head>
  );
}
