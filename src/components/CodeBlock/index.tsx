import {useId, useMemo, useRef, useState} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import Icon from '../Icon';
import SampleReport from '../Feedback/SampleReport';
import {toHtml} from '../../codeMarks';
import {useCopyState} from '../../hooks/copyState';
import styles from './styles.module.css';

interface Props {
  language: string;
  /** The language's display name, used when there is no title. */
  label?: string;
  /** Highlighted at build time (plugins/highlight): text with color marks. */
  code: string;
  title?: string;
}

/** Longer samples are folded to about this many lines. */
const foldedLines = 32;

function CopyButton({getText}: {getText: () => string}) {
  const [state, copy] = useCopyState();
  const label = {
    idle: translate({id: 'site.code.copy', message: 'Copy'}),
    copied: translate({id: 'site.code.copied', message: 'Copied'}),
    failed: translate({id: 'site.code.copyFailed', message: 'Press Ctrl+C to copy'}),
  }[state];
  return (
    <button
      type="button"
      className={styles.action}
      onClick={() => void copy(() => navigator.clipboard.writeText(getText()))}
      title={label}
    >
      {/* Both icons are in the HTML, so that feedback on a click needs no request. */}
      <Icon name="copy" className={state === 'copied' ? styles.gone : undefined} />
      <Icon name="check" className={state === 'copied' ? undefined : styles.gone} />
      <span className={state === 'failed' ? undefined : styles.hiddenText} aria-live="polite">
        {label}
      </span>
    </button>
  );
}

/**
 * A code sample with its file name or language, buttons to copy and wrap, and a fold when it is long. It can be read
 * and copied without its script.
 */
export default function CodeBlock({language, label, code, title}: Props) {
  const codeRef = useRef<HTMLElement>(null);
  // A stable object for each sample, see useHtml.ts.
  const html = useMemo(() => ({__html: toHtml(code)}), [code]);
  const id = useId();
  const [wrapped, setWrapped] = useState(false);
  const lines = code.split('\n').length;
  const isLong = lines > foldedLines + 8;
  const [unfolded, setUnfolded] = useState(false);
  const wrapLabel = translate({id: 'site.code.wrap', message: 'Wrap lines'});
  return (
    <figure className={clsx(styles.block, 'code-block')} data-language={language}>
      <figcaption className={styles.header}>
        <span className={title ? styles.file : styles.language} id={id}>
          {title ?? label}
        </span>
        <span className={styles.actions}>
          <button
            type="button"
            className={styles.action}
            aria-pressed={wrapped}
            onClick={() => setWrapped(!wrapped)}
            title={wrapLabel}
          >
            <Icon name="wrap" />
            <span className={styles.hiddenText}>{wrapLabel}</span>
          </button>
          <SampleReport className={styles.action} name={title ?? label ?? language} code={code} />
          <CopyButton getText={() => codeRef.current?.textContent ?? ''} />
        </span>
      </figcaption>
      <pre
        className={clsx(styles.pre, 'thin-scrollbar', wrapped && styles.wrapped, isLong && !unfolded && styles.folded)}
        // A sample that overflows its box can be scrolled by keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="group"
        aria-labelledby={id}
      >
        <code ref={codeRef} className={styles.code} dangerouslySetInnerHTML={html} />
      </pre>
      {isLong && (
        <button type="button" className={styles.fold} aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
          {unfolded
            ? translate({id: 'site.code.fold', message: 'Show less'})
            : translate({id: 'site.code.unfold', message: 'Show all {lines} lines'}, {lines})}
          <Icon name="chevron" />
        </button>
      )}
    </figure>
  );
}
