/** The results page, `search/?q=`: has a shareable URL, and is the target of the modal's «See all». */
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {brand} from '../../brand';
import {parseResultsQuery} from '../../search/resultsQuery';
import {NoScript} from './_messages';
import SearchPanel from './_SearchPanel';
import styles from './styles.module.css';

export default function SearchPage() {
  const location = useLocation();
  const isBrowser = useIsBrowser();
  // The server does not know the query, so the first render in the browser is also the empty page.
  const query = parseResultsQuery(isBrowser ? location.search : '');
  const title = query.q
    ? translate(
        {id: 'site.searchPage.titleQuery', message: 'Search results for “{query}”', description: 'Title'},
        {query: query.q},
      )
    : translate({id: 'site.searchPage.title', message: 'Search the documentation', description: 'Title'});
  return (
    <Layout
      title={title}
      description={translate(
        {
          id: 'site.search.description',
          message:
            'Search the documentation of the player SDKs and {uiKit}, by product, version, platform and kind of page.',
        },
        {uiKit: brand.uiKitLabel},
      )}
    >
      <Head>
        {/* Search results are not content for search engines. */}
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={styles.main}>
        <Heading as="h1" className={styles.title}>
          {title}
        </Heading>
        <NoScript />
        <div className={styles.live}>
          <SearchPanel query={query} ready={isBrowser} />
        </div>
      </main>
    </Layout>
  );
}
