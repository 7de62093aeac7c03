import {useEffect, useRef, useState} from 'react';
import type {ReactNode} from 'react';

interface Props {
  /** What the box holds, said where the keyboard reaches it. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** A box whose content scrolls sideways where it is wider; then, and only then, the keyboard reaches it. */
export default function ScrollBox({label, className, children}: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    // What it holds may be laid out later, and the box keep its size.
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={box}
      className={className}
      style={{overflowX: 'auto'}}
      {...(scrolls && {tabIndex: 0, role: 'group', 'aria-label': label})}
    >
      {children}
    </div>
  );
}
