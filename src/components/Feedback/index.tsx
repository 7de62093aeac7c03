import {lazy, Suspense, useEffect, useId, useState} from 'react';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {feedbackKey} from '../../config/storage';
import {getPageIssueUrl} from '../../feedback/issue';
import {withSlash} from '../../withSlash';
import styles from './styles.module.css';

const Form = lazy(() => import('./Form'));

/** Sends what an earlier visit could not. The sender is loaded only if there is something. */
function useKeptFeedback(url: string | undefined): void {
  useEffect(() => {
    if (!url) return;
    try {
      if (!localStorage.getItem(feedbackKey)) return;
    } catch {
      return;
    }
    void import('../../feedback/send').then(({getOutbox}) => getOutbox(url).flush());
  }, [url]);
}

/**
 * Asks whether the page was helpful. The answer goes to the host of `FEEDBACK_URL`; without one, and without scripts, there is a link to an
 * issue that is filled in already.
 */
export default function Feedback() {
  const {siteConfig} = useDocusaurusContext();
  const url = siteConfig.customFields?.feedbackUrl as string | undefined;
  const {title, permalink} = useDoc().metadata;
  const {label: version} = useDocsVersion();
  const id = useId();
  const [helpful, setHelpful] = useState<boolean>();
  useKeptFeedback(url);
  const path = withSlash(permalink);
  const answers = [
    {value: true, text: translate({id: 'site.feedback.yes', message: 'Yes'})},
    {value: false, text: translate({id: 'site.feedback.no', message: 'No'})},
  ];
  return (
    <section className={styles.feedback} aria-labelledby={id}>
      <div className={styles.row}>
        <span id={id} className={styles.question}>
          {url ? (
            <Translate id="site.feedback.question">Was this helpful?</Translate>
          ) : (
            <Translate id="site.feedback.problem">Is something wrong or missing?</Translate>
          )}
        </span>
        {url &&
          answers.map(({value, text}) => (
            <button
              key={text}
              type="button"
              className={styles.button}
              aria-pressed={helpful === value}
              data-needs-scripts
              onClick={() => setHelpful(value)}
            >
              {text}
            </button>
          ))}
        <a href={getPageIssueUrl({title, path, version})} target="_blank" rel="noopener noreferrer">
          <Translate id="site.feedback.issue">Report a problem</Translate>
        </a>
      </div>
      {url && helpful !== undefined && (
        <Suspense>
          <Form key={`${path}${String(helpful)}`} url={url} page={path} version={version} helpful={helpful} />
        </Suspense>
      )}
    </section>
  );
}
