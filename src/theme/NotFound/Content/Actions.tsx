import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** What a reader can do on the not-found page. */
export default function Actions({words}: {words: string}) {
  return (
    <p className={styles.actions}>
      <Link className="button button--primary" to={words ? `/search/?q=${encodeURIComponent(words)}` : '/search/'}>
        {words
          ? translate({id: 'site.notFound.searchFor', message: 'Search for “{words}”'}, {words})
          : translate({id: 'site.notFound.search', message: 'Search the docs'})}
      </Link>
      <Link className="button button--secondary" to="/">
        <Translate id="site.notFound.home">All platforms</Translate>
      </Link>
    </p>
  );
}
