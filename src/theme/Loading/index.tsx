// Replaces Docusaurus's fallback (core 3.10.2): uses the site's own look, and Retry reloads the page.
import Translate from '@docusaurus/Translate';
import type {LoadingComponentProps} from 'react-loadable';
import styles from './styles.module.css';

/**
 * Shown while a page's files load: nothing at first, a spinner after the loader's delay of 200 ms, or the error. Retry
 * reloads the page instead of using the loader's own retry, because a deployment may have removed the requested file,
 * and only the new page names its replacement.
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
