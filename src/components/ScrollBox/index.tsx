import {useEffect, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** Accessible label, used when the box is focusable. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** A box that scrolls horizontally when its content overflows. It is focusable only while it overflows. */
export default function ScrollBox({label, className, children}: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    // Content may be laid out later without a change of the box's size.
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={box}
      className={clsx(styles.box, className)}
      {...(scrolls && {tabIndex: 0, role: 'group', 'aria-label': label})}
    >
      {children}
    </div>
  );
}
