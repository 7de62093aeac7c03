import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import {bannerTextsId} from '../../config/inline/baseUrlBanner';
import type {BannerTexts} from '../../config/inline/baseUrlBanner';
import {toInlineJson} from '../../config/inlineJson';

/**
 * The banner on the home page that is shown when neither styles nor scripts load, for example because the site is
 * served under a path other than its `baseUrl`.
 * The inline script in the head shows it.
 */
export default function BaseUrlBanner() {
  // Only in the server's HTML: where React runs, the scripts have loaded.
  if (ExecutionEnvironment.canUseDOM) return null;
  const texts: BannerTexts = {
    title: translate({id: 'site.baseUrlBanner.title', message: 'This site did not load properly.'}),
    cause: translate({
      id: 'site.baseUrlBanner.cause',
      message: 'A very common reason is a wrong baseUrl in docusaurus.config.ts.',
    }),
    configured: translate({id: 'site.baseUrlBanner.configured', message: 'Configured baseUrl:'}),
    suggested: translate({id: 'site.baseUrlBanner.suggested', message: 'Try baseUrl:'}),
  };
  return (
    <Head>
      <script id={bannerTextsId} type="application/json">
        {toInlineJson(texts)}
      </script>
    </Head>
  );
}
