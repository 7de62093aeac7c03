// Wrapped (Docusaurus 3.10): adds the platform and version switchers above the menu, and scrolls the menu to the
// current page.
import Content from '@theme-original/DocSidebar/Desktop/Content';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import Switchers from '@site/src/components/Switchers';
import {useActiveLinkInSight} from '@site/src/hooks/activeLink';
import styles from './styles.module.css';

export default function ContentWrapper(props: Props) {
  const ref = useActiveLinkInSight(props.path);
  return (
    <>
      <div ref={ref} className={styles.switchers}>
        <Switchers />
      </div>
      <Content {...props} />
    </>
  );
}
