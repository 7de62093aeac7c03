import {useEffect, useRef} from 'react';
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import {getLinkTarget} from './linkKeys';
import styles from './styles.module.css';

interface Props {
  /** The control's accessible label; its visible text is the current choice. */
  label: string;
  summary: ReactNode;
  /** The edge of the button that the list is aligned to. */
  align?: 'start' | 'end';
  children: ReactNode;
}

/**
 * Keyboard support for a disclosed list of links and buttons: Escape closes it; arrow keys, Home and End move through
 * it.
 */
function handleKey(details: HTMLDetailsElement, event: KeyboardEvent): void {
  if (event.key === 'Escape' && details.open) {
    // Otherwise Escape would also close the menu sheet around it.
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
 * A button that shows a list of links: a `<details>` element, so that it works without scripts. It closes on Escape
 * (focus returns to the button), on a click elsewhere and when the page changes.
 */
export default function Disclosure({label, summary, align = 'start', children}: Props) {
  const ref = useRef<HTMLDetailsElement>(null);
  const {pathname} = useLocation();

  const shownOn = useRef(pathname);

  useEffect(() => {
    // Not on the first render: the reader may have opened it before hydration.
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
