import {useId, useRef, useState} from 'react';
import type {KeyboardEvent, ReactNode} from 'react';
import clsx from 'clsx';
import {getTabTarget} from '../Tabs/tabKeys';
import styles from './styles.module.css';

interface FileTab {
  file: string;
  /** What the tab says; the file's name without it. */
  label?: ReactNode;
  panel: ReactNode;
}

interface Props {
  label: string;
  tabs: readonly FileTab[];
}

/**
 * Files, one tab for each (ARIA Authoring Practices, Tabs pattern). All panels stay in the page; without scripts they are
 * shown in order.
 */
export default function FileTabs({label, tabs}: Props) {
  const id = useId();
  const [active, setActive] = useState(0);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);

  const onKeyDown = (event: KeyboardEvent) => {
    const target = getTabTarget(event.key, active, tabs.length);
    if (target === undefined) return;
    event.preventDefault();
    setActive(target);
    buttons.current[target]?.focus();
  };

  return (
    <>
      <div
        role="tablist"
        tabIndex={-1}
        className={clsx(styles.tabs, 'thin-scrollbar')}
        aria-label={label}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.file}
            ref={(element) => {
              buttons.current[index] = element;
            }}
            type="button"
            role="tab"
            id={`${id}tab${index}`}
            aria-selected={index === active}
            aria-controls={`${id}panel${index}`}
            tabIndex={index === active ? 0 : -1}
            className={styles.tab}
            onClick={() => setActive(index)}
          >
            {tab.label ?? tab.file}
          </button>
        ))}
      </div>
      {tabs.map(({file, panel}, index) => (
        <div
          key={file}
          role="tabpanel"
          id={`${id}panel${index}`}
          aria-labelledby={`${id}tab${index}`}
          className={clsx(styles.panel, index === active && styles.activePanel)}
        >
          {panel}
        </div>
      ))}
    </>
  );
}
