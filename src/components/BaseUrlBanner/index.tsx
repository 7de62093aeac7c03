import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import {bannerTextsId} from '../../config/inline/baseUrlBanner';
import type {BannerTexts} from '../../config/inline/baseUrlBanner';
import {toInlineJson} from '../../config/inlineJson';

/**
 * What the home page says where neither styles nor scripts came, as on a site that lives under another path than it was built for.
 * The inline script of the head shows it.
 */
export default function BaseUrlBanner() {
  // In the HTML alone: where React runs, there is nothing to say.
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
