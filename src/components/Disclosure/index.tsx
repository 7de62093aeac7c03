import {useEffect, useRef} from 'react';
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import {getLinkTarget} from './linkKeys';
import styles from './styles.module.css';

interface Props {
  /** What the control is for, for screen readers; its visible text is the present choice. */
  label: string;
  summary: ReactNode;
  /** Which edge of the button the list keeps to. */
  align?: 'start' | 'end';
  children: ReactNode;
}

/** The keys of a disclosed list of links and buttons: Escape closes it, arrows, Home and End go through it. */
function handleKey(details: HTMLDetailsElement, event: KeyboardEvent): void {
  if (event.key === 'Escape' && details.open) {
    // Else the menu sheet around it would close as well.
    event.preventDefault();
    details.open = false;
    details.querySelector('summary')?.focus();
    return;
  }
  const items = [...details.querySelectorAll<HTMLElement>('a, button')];
  const target = getLinkTarget(event.key, items.indexOf(event.target as HTMLElement), items.length);
  if (target === undefined) return;
  event.preventDefault();
  details.open = true;
  items[target]?.focus();
}

/**
 * A button that shows a list of links: `<details>`, so that it works without scripts. Closes on Escape (focus returns to the
 * button), on a click elsewhere and when the page changes.
 */
export default function Disclosure({label, summary, align = 'start', children}: Props) {
  const ref = useRef<HTMLDetailsElement>(null);
  const {pathname} = useLocation();

  const shownOn = useRef(pathname);

  useEffect(() => {
    // Not at first: the reader may have opened it before React ran.
    if (ref.current && shownOn.current !== pathname) ref.current.open = false;
    shownOn.current = pathname;
  }, [pathname]);

  useEffect(() => {
    const details = ref.current;
    if (!details) return undefined;
    const close = (event: Event) => {
      if (details.open && !details.contains(event.target as Node)) details.open = false;
    };
    const onKeyDown = (event: KeyboardEvent) => handleKey(details, event);
    document.addEventListener('click', close);
    document.addEventListener('focusin', close);
    details.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('click', close);
      document.removeEventListener('focusin', close);
      details.removeEventListener('keydown', onKeyDown);
    };
  }, []);

  return (
    <details ref={ref} className={styles.disclosure}>
      <summary className={styles.button}>
        <span className={styles.srOnly}>{label}</span>
        {summary}
      </summary>
      <div className={clsx(styles.popup, align === 'end' && styles.end)}>{children}</div>
    </details>
  );
}
