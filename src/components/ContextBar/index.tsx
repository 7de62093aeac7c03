import Switchers from '../Switchers';
import styles from './styles.module.css';

/** The switchers in a slim bar under the navbar, on narrow screens, where the sidebar that holds them is not on the page. */
export default function ContextBar() {
  return (
    <div className={styles.bar}>
      <Switchers />
    </div>
  );
}
