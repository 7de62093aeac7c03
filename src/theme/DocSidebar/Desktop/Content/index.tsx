// Wrapped (Docusaurus 3.10): the platform and version switchers stand above the menu.
import Content from '@theme-original/DocSidebar/Desktop/Content';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import Switchers from '@site/src/components/Switchers';
import styles from './styles.module.css';

export default function ContentWrapper(props: Props) {
  return (
    <>
      <div className={styles.switchers}>
        <Switchers />
      </div>
      <Content {...props} />
    </>
  );
}
