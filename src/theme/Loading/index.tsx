// In place of the core's fallback (Docusaurus 3.10.2): in the site's own look, and Retry loads the page anew.
import Translate from '@docusaurus/Translate';
import type {LoadingComponentProps} from 'react-loadable';
import styles from './styles.module.css';

/**
 * What stands where a page's files are not here yet: nothing at first, a spinner once the loader's
 * delay of 200 ms is over, or the error. Retry is a full load and not the loader's own retry, because a deployment may have
 * removed the file that was asked for: only the page anew names the one that takes its place.
 */
export default function Loading({error, pastDelay}: LoadingComponentProps) {
  if (error) {
    return (
      <div role="alert" className={styles.error}>
        <p className={styles.title}>
          <Translate id="site.loading.failed">This page could not be loaded.</Translate>
        </p>
        <p>
          <Translate id="site.loading.help">Check your network connection, then try again.</Translate>
        </p>
        <p className={styles.cause}>{String(error)}</p>
        <button type="button" className="button button--primary" onClick={() => window.location.reload()}>
          <Translate id="site.loading.retry">Retry</Translate>
        </button>
      </div>
    );
  }
  if (!pastDelay) return null;
  return (
    <div role="status" className={styles.loading}>
      <svg className={styles.spinner} viewBox="0 0 48 48" aria-hidden="true">
        <circle className={styles.ring} cx="24" cy="24" r="22" />
        <circle className={styles.ring} cx="24" cy="24" r="22" />
        <circle className={styles.core} cx="24" cy="24" r="6" />
      </svg>
      <Translate id="site.loading.wait">Loading…</Translate>
    </div>
  );
}
