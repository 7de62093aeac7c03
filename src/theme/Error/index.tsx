// In place of the core's fallback (Docusaurus 3.10.2), which has a title and a look of its own: what crashes outside of a page's
// content (the navbar, a provider) reads like a page that crashed. No layout: it may be what crashed.
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
        {/* A full load: the part of the page that would navigate is gone. */}
        <a href={home}>
          <Translate id="site.error.home">Go to the home page</Translate>
        </a>
      </p>
    </>
  );
}
