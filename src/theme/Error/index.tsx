// Replaces Docusaurus's fallback (core 3.10.2), which has its own title and look: a crash outside a page's content (the
// navbar, a provider) looks like a crash of a page. It renders no layout, which may have caused the crash.
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import ErrorPageContent from '@theme/ErrorPageContent';
import type {Props} from '@theme/Error';

export default function Error(props: Props) {
  const home = useBaseUrl('/');
  return (
    <>
      <Head>
        <title>{translate({id: 'site.error.title', message: 'Page error'})}</title>
      </Head>
      <ErrorPageContent {...props} />
      <p className="container text--center">
        {/* A full page load: the component that would navigate has crashed. */}
        <a href={home}>
          <Translate id="site.error.home">Go to the home page</Translate>
        </a>
      </p>
    </>
  );
}
