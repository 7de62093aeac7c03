import {useId, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Icon from '../Icon';
import {filterQuestions} from './filter';
import styles from './styles.module.css';

/**
 * The list of FAQ questions with a filter field. The questions are Markdown lists under headings; the filter only hides
 * items.
 * Without scripts there is no field, and all questions are shown.
 */
export default function FaqList({children}: {children: ReactNode}) {
  const list = useRef<HTMLDivElement>(null);
  const inputId = useId();
  const [shown, setShown] = useState<number>();

  return (
    <div className={styles.faq}>
      <div className={styles.filter} role="search">
        <label htmlFor={inputId} className={styles.label}>
          <Translate id="site.faq.filter">Filter the questions</Translate>
        </label>
        <div className={styles.field}>
          <Icon name="search" />
          <input
            id={inputId}
            type="search"
            autoComplete="off"
            placeholder={translate({id: 'site.faq.placeholder', message: 'autoplay, license, subtitles …'})}
            onChange={({target}) => {
              if (list.current) setShown(filterQuestions(list.current, target.value));
            }}
          />
        </div>
        <p className={styles.count} aria-live="polite">
          {shown === 0 && <Translate id="site.faq.none">No question has these words. Try fewer of them.</Translate>}
          {shown !== undefined &&
            shown > 0 &&
            translate({id: 'site.faq.count', message: '{count} questions'}, {count: String(shown)})}
        </p>
      </div>
      <div ref={list} className={styles.list}>
        {children}
      </div>
    </div>
  );
}
