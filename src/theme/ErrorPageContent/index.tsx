// Ejected from Docusaurus 3.10.2: in the site's sizes and colors (the original's red is too pale to read on either ground).
import Translate from '@docusaurus/Translate';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/Error';
import styles from './styles.module.css';

/** What stands in place of a page that crashed: the way on, and the chain of causes for whoever reports it. */
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
