import {Children, isValidElement, useId, useRef} from 'react';
import type {KeyboardEvent, ReactElement, ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {useScrollPositionBlocker} from '@docusaurus/theme-common/internal';
import {isPlatform, playerPlatforms, uiPlatforms} from '../../platforms/platforms';
import type {PlatformDescriptor} from '../../platforms/platforms';
import {useLastPlatform} from '../../hooks/lastPlatform';
import Icon from '../Icon';
import {getTabTarget} from '../Tabs/tabKeys';
import styles from './styles.module.css';

interface PlatformProps {
  id: string;
  children: ReactNode;
}

/** One platform's panel in `<PlatformTabs>`. */
export function Platform({children}: PlatformProps) {
  return <>{children}</>;
}

function getDescriptor(id: string): PlatformDescriptor {
  const platform = [...playerPlatforms, ...uiPlatforms].find((p) => p.platform === id);
  if (!platform)
    throw new Error(`Unknown platform "${id}" in <Platform>. Platforms are declared in src/platforms/platforms.ts.`);
  return platform;
}

/**
 * Content that differs by platform. It shows the panel of the reader's last platform; the others are one tab away.
 * Choosing a tab changes the last platform, so all tabs on the site follow. `?platform=` in the URL selects one.
 * CSS shows the panel that matches `<html data-platform>` (plugins/site-styles), so the right one is visible before
 * hydration. Without scripts all panels are shown in order.
 */
export default function PlatformTabs({children}: {children: ReactNode}) {
  const groupId = useId();
  const history = useHistory();
  const {lastPlatform, setLastPlatform} = useLastPlatform('default');
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();
  const tabs = useRef<(HTMLButtonElement | null)[]>([]);
  const panels = Children.toArray(children).filter(
    (child): child is ReactElement<PlatformProps> => isValidElement(child) && child.type === Platform,
  );
  const ids = panels.map(({props}) => props.id);
  const active = ids.find((id) => id === lastPlatform) ?? ids[0];

  function choose(id: string, tab: HTMLElement): void {
    // A platform that only the UI kit has (React) is not a player platform.
    if (!isPlatform('default', id)) return;
    blockElementScrollPositionUntilNextRender(tab);
    setLastPlatform(id);
    const {pathname, search, hash} = history.location;
    const query = new URLSearchParams(search);
    query.set('platform', id);
    history.replace({pathname, search: `?${query.toString()}`, hash});
  }

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>, index: number): void {
    const target = getTabTarget(event.key, index, ids.length);
    const id = target === undefined ? undefined : ids[target];
    const tab = target === undefined ? undefined : tabs.current[target];
    if (!id || !tab) return;
    event.preventDefault();
    tab.focus();
    choose(id, tab);
  }

  return (
    <div className={styles.tabs} data-platform-tabs={ids.join(' ')}>
      <div className={styles.list} role="tablist">
        {ids.map((id, index) => {
          const {label} = getDescriptor(id);
          return (
            <button
              key={id}
              ref={(tab) => {
                tabs.current[index] = tab;
              }}
              type="button"
              role="tab"
              id={`${groupId}tab-${id}`}
              aria-controls={`${groupId}panel-${id}`}
              aria-selected={id === active}
              tabIndex={id === active ? 0 : -1}
              className={styles.tab}
              data-platform-tab={id}
              data-first={index === 0 || undefined}
              onClick={(event) => choose(id, event.currentTarget)}
              onKeyDown={(event) => onKeyDown(event, index)}
            >
              <Icon name={`platform-${id}`} />
              {label}
            </button>
          );
        })}
      </div>
      {panels.map(({props}, index) => (
        <Panel key={props.id} platform={props.id} groupId={groupId} isFirst={index === 0}>
          {props.children}
        </Panel>
      ))}
    </div>
  );
}

function Panel({
  platform,
  groupId,
  isFirst,
  children,
}: {
  platform: string;
  groupId: string;
  isFirst: boolean;
  children: ReactNode;
}) {
  return (
    <div
      role="tabpanel"
      id={`${groupId}panel-${platform}`}
      aria-labelledby={`${groupId}tab-${platform}`}
      className={styles.panel}
      data-platform-panel={platform}
      data-first={isFirst || undefined}
    >
      <p className={styles.panelTitle}>
        <Icon name={`platform-${platform}`} />
        <span>{getDescriptor(platform).label}</span>
      </p>
      {children}
    </div>
  );
}
