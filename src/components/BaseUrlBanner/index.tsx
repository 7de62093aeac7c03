import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {createBaseUrlBannerScript} from '../../config/baseUrlBanner';

/** Says on the home page why neither styles nor scripts came, where the site lives under another path than it was built for. */
export default function BaseUrlBanner() {
  const baseUrl = useBaseUrl('/');
  // In the HTML alone: where React runs, there is nothing to say.
  if (ExecutionEnvironment.canUseDOM) return null;
  const script = createBaseUrlBannerScript(baseUrl, {
    title: translate({id: 'site.baseUrlBanner.title', message: 'This site did not load properly.'}),
    cause: translate({
      id: 'site.baseUrlBanner.cause',
      message: 'A very common reason is a wrong baseUrl in docusaurus.config.ts.',
    }),
    configured: translate({id: 'site.baseUrlBanner.configured', message: 'Configured baseUrl:'}),
    suggested: translate({id: 'site.baseUrlBanner.suggested', message: 'Try baseUrl:'}),
  });
  return (
    <Head>
      <script>{script}</script>
    </Head>
  );
}
