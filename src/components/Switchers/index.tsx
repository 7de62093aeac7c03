import {useCurrentPage} from '../../hooks/currentPage';
import PlatformSwitcher from './PlatformSwitcher';
import VersionSwitcher from './VersionSwitcher';
import styles from './styles.module.css';

/** Platform and version of the page that the reader is on; nothing where the section has neither. */
export default function Switchers() {
  const current = useCurrentPage();
  if (!current || current.pluginId === 'contributing') return null;
  return (
    <div className={styles.switchers}>
      <PlatformSwitcher current={current} />
      {current.pluginId === 'default' && <VersionSwitcher />}
    </div>
  );
}
