import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import type {OutputLine} from './usePlayground';
import styles from './styles.module.css';

/** What the code prints, and how it fails. It has its place from the start, so that nothing moves. */
export default function Output({lines}: {lines: readonly OutputLine[]}) {
  return (
    <div
      // The field scrolls, so the keyboard has to reach it.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="log"
      aria-label={translate({id: 'site.playground.output', message: 'Output'})}
      className={clsx(styles.output, 'thin-scrollbar')}
    >
      {lines.length === 0 && (
        <div className={styles.empty}>
          <Translate id="site.playground.noOutput">Errors, and what console.log prints, stand here.</Translate>
        </div>
      )}
      {lines.map(({id, level, text}) => (
        <p key={id} className={styles[level]}>
          {level === 'error' && (
            <strong>
              <Translate id="site.playground.error">Error:</Translate>{' '}
            </strong>
          )}
          {text}
        </p>
      ))}
    </div>
  );
}
