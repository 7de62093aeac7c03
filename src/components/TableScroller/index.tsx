import {useEffect, useRef, useState} from 'react';
import type {ComponentProps} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** A table that scrolls in its own box where it is wider than the text; then, and only then, the keyboard reaches the box. */
export default function TableScroller(props: ComponentProps<'table'>) {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={box}
      className={styles.box}
      {...(scrolls && {
        tabIndex: 0,
        role: 'group',
        'aria-label': translate({id: 'site.table.scrolls', message: 'Table, scrolls sideways'}),
      })}
    >
      <table {...props} />
    </div>
  );
}
