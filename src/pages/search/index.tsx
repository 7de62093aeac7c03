/** The results page, `search/?q=`: shareable, and what the modal's «See all» leads to. */
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
  // The server does not know the query; both first renders show the empty page.
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
        {/* Results are no content of their own. */}
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
