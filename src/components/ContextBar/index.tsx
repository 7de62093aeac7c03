import Switchers from '../Switchers';
import styles from './styles.module.css';

/**
 * The platform and version switchers in a slim bar under the navbar. Shown on narrow screens, where the sidebar is
 * hidden.
 */
export default function ContextBar() {
  return (
    <div className={styles.bar}>
      <Switchers />
    </div>
  );
}
