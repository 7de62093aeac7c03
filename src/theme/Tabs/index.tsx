// Ejected from Docusaurus 3.10.2: keyboard support and labels of the tabs follow the ARIA Authoring Practices (Tabs
// pattern).
import {useId, useRef} from 'react';
import type {KeyboardEvent, ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {
  TabsProvider,
  sanitizeTabsChildren,
  useScrollPositionBlocker,
  useTabs,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Tabs';
import {TabIdProvider, getPanelId, getTabId} from '@site/src/components/Tabs/ids';
import {getTabTarget} from '@site/src/components/Tabs/tabKeys';

function TabList({id, className}: {id: string; className?: string}) {
  const {selectedValue, selectValue, tabValues, block} = useTabs();
  const tabs = useRef<(HTMLLIElement | null)[]>([]);
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();

  function choose(index: number): void {
    const tab = tabs.current[index];
    const value = tabValues[index]?.value;
    if (!tab || value === undefined || value === selectedValue) return;
    blockElementScrollPositionUntilNextRender(tab);
    selectValue(value);
  }

  function onKeyDown(event: KeyboardEvent, index: number): void {
    const isChosen = event.key === 'Enter' || event.key === ' ';
    const target = isChosen ? index : getTabTarget(event.key, index, tabValues.length);
    if (target === undefined) return;
    event.preventDefault();
    tabs.current[target]?.focus();
    choose(target);
  }

  return (
    <ul role="tablist" aria-orientation="horizontal" className={clsx('tabs', block && 'tabs--block', className)}>
      {tabValues.map(({value, label, attributes}, index) => {
        const isSelected = value === selectedValue;
        return (
          <li
            {...attributes}
            key={value}
            ref={(tab) => {
              tabs.current[index] = tab;
            }}
            role="tab"
            id={getTabId(id, value)}
            aria-controls={getPanelId(id, value)}
            aria-selected={isSelected}
            tabIndex={isSelected ? 0 : -1}
            className={clsx('tabs__item', isSelected && 'tabs__item--active')}
            onClick={() => choose(index)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {label ?? value}
          </li>
        );
      })}
    </ul>
  );
}

function TabsContainer({className, children}: {className?: string; children: ReactNode}) {
  const id = useId();
  return (
    <div className={clsx(ThemeClassNames.tabs.container, 'tabs-container')}>
      <TabList id={id} className={className} />
      <div className="margin-top--md">
        <TabIdProvider value={id}>{children}</TabIdProvider>
      </div>
    </div>
  );
}

export default function Tabs(props: Props) {
  const value = useTabsContextValue(props);
  return (
    // The original remounts all tabs after hydration to work around a bug that has been fixed (docusaurus#5653).
    <TabsProvider value={value}>
      <TabsContainer className={props.className}>{sanitizeTabsChildren(props.children)}</TabsContainer>
    </TabsProvider>
  );
}
