/** Messages shown instead of results. */
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {brand} from '../../brand';
import {getPlatforms} from '../../platforms/platforms';
import styles from './styles.module.css';

/** The site's sections, for readers whose search finds nothing. */
function Sections() {
  return (
    <ul>
      {getPlatforms('default').map(({platform, label}) => (
        <li key={platform}>
          <Link to={`/player/${platform}/`}>
            {brand.playerLabel}: {label}
          </Link>
        </li>
      ))}
      <li>
        <Link to="/player/faq/">FAQ</Link>
      </li>
      <li>
        <Link to="/open-video-ui/">{brand.uiKitLabel}</Link>
      </li>
    </ul>
  );
}

export function Failure() {
  return (
    <div className={styles.message} role="alert">
      <p className={styles.messageTitle}>
        <Translate id="site.search.error.title" description="A search failed">
          Unable to fetch results
        </Translate>
      </p>
      <p>
        <Translate id="site.search.error.help" description="What to do when a search failed">
          You might want to check your network connection.
        </Translate>
      </p>
    </div>
  );
}

export function NoResults({query}: {query: string}) {
  return (
    <div className={styles.message}>
      <p className={styles.messageTitle}>
        <Translate id="site.search.none" description="Before the query">
          No results for
        </Translate>{' '}
        “{query}”
      </p>
      <p>
        <Translate id="site.search.missing" description="Before a link to report it">
          Believe this query should return results?
        </Translate>{' '}
        <Link to={`${brand.repository.issuesUrl}?title=${encodeURIComponent(`Search finds nothing for "${query}"`)}`}>
          <Translate id="site.search.report" description="Link">
            Let us know.
          </Translate>
        </Link>
      </p>
      <Sections />
    </div>
  );
}

/**
 * Always in the page; CSS shows it when no script has run. Content of a noscript element cannot be styled and tested
 * the same way.
 */
export function NoScript() {
  return (
    <div className={clsx(styles.message, styles.noScript)}>
      <p>
        <Translate id="site.searchPage.noScript" description="With JavaScript off">
          Search needs JavaScript. These are the sections of the documentation:
        </Translate>
      </p>
      <Sections />
    </div>
  );
}
