// Ejected from Docusaurus 3.10.2: uses the site's sizes and colors (the original's red has too little contrast in both
// color modes).
import Translate from '@docusaurus/Translate';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/Error';
import styles from './styles.module.css';

/** Replaces the content of a page that crashed: a way to continue, and the chain of causes for bug reports. */
export default function ErrorPageContent({error, tryAgain}: Props) {
  return (
    <main className="container margin-vert--xl">
      <div className={styles.content}>
        <Heading as="h1">
          <Translate id="theme.ErrorPageContent.title">This page crashed.</Translate>
        </Heading>
        <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary" />
        <div className={styles.causes}>
          <ErrorBoundaryError error={error} />
        </div>
      </div>
    </main>
  );
}
