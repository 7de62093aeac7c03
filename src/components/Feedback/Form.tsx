import {useEffect, useRef, useState} from 'react';
import type {FormEvent} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {maxText} from '../../feedback/outbox';
import {getOutbox} from '../../feedback/send';
import styles from './styles.module.css';

interface Props {
  url: string;
  page: string;
  version: string;
  helpful: boolean;
}

function getReasons(helpful: boolean): [value: string, label: string][] {
  const other: [string, string] = ['other', translate({id: 'site.feedback.reason.other', message: 'Something else'})];
  if (helpful) {
    return [
      ['solved', translate({id: 'site.feedback.reason.solved', message: 'It solved my problem'})],
      ['clear', translate({id: 'site.feedback.reason.clear', message: 'It is easy to follow'})],
      other,
    ];
  }
  return [
    ['wrong', translate({id: 'site.feedback.reason.wrong', message: 'Something is wrong'})],
    ['missing', translate({id: 'site.feedback.reason.missing', message: 'Something is missing'})],
    ['unclear', translate({id: 'site.feedback.reason.unclear', message: 'It is hard to understand'})],
    ['sample', translate({id: 'site.feedback.reason.sample', message: 'A sample does not work'})],
    other,
  ];
}

/** The reason of an answer and a free line, and what became of it. */
export default function Form({url, page, version, helpful}: Props) {
  const [state, setState] = useState<'open' | 'sent' | 'kept'>('open');

  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    // The button that had the focus is gone.
    if (state === 'sent') status.current?.focus();
  }, [state]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const get = (name: string) => {
      const value = data.get(name);
      return typeof value === 'string' ? value : '';
    };
    setState('sent');
    const isSent = await getOutbox(url).add({page, version, helpful, reason: get('reason'), text: get('text')});
    if (!isSent) setState('kept');
  }

  return (
    <>
      {state === 'open' && (
        <form className={styles.form} onSubmit={(event) => void submit(event)}>
          <fieldset className={styles.reasons}>
            <legend>
              <Translate id="site.feedback.reason">Why?</Translate>
            </legend>
            {getReasons(helpful).map(([value, label]) => (
              <label key={value} className={styles.reason}>
                <input type="radio" name="reason" value={value} /> {label}
              </label>
            ))}
          </fieldset>
          <label className={styles.text}>
            <Translate id="site.feedback.text">In a sentence, without personal data (optional)</Translate>
            <input name="text" maxLength={maxText} autoComplete="off" />
          </label>
          <button type="submit" className={styles.button}>
            <Translate id="site.feedback.send">Send</Translate>
          </button>
        </form>
      )}
      <p ref={status} role="status" tabIndex={-1} className={styles.status}>
        {state === 'sent' && <Translate id="site.feedback.sent">Thank you.</Translate>}
        {state === 'kept' && (
          <Translate id="site.feedback.kept">
            Thank you. This is kept on your device, and sent when you are online.
          </Translate>
        )}
      </p>
    </>
  );
}
