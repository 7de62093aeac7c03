// Ejected from Docusaurus 3.10.2: the panel is labeled by its tab, and has a visible title in print and without
// scripts.
import clsx from 'clsx';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import {getPanelId, getTabId, useTabsId} from '@site/src/components/Tabs/ids';
import styles from './styles.module.css';

export default function TabItem({children, className, value, label}: Props) {
  const {selectedValue, lazy} = useTabs();
  const id = useTabsId();
  const isSelected = value === selectedValue;
  if (!isSelected && lazy) return null;
  return (
    <div
      role="tabpanel"
      id={getPanelId(id, value)}
      aria-labelledby={getTabId(id, value)}
      className={clsx(styles.panel, className)}
      hidden={!isSelected}
    >
      <p className={styles.title}>{label ?? value}</p>
      {children}
    </div>
  );
}
