import {useCurrentPage} from '../../hooks/currentPage';
import PlatformSwitcher from './PlatformSwitcher';
import VersionSwitcher from './VersionSwitcher';
import styles from './styles.module.css';

/** The platform and version switchers; renders nothing on pages that have neither. */
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
