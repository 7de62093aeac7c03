// Ejected from Docusaurus 3.10.2: adds the platform and version switchers at the top of the menu sheet.
import {memo} from 'react';
import {NavbarSecondaryMenuFiller, ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import DocSidebarItems from '@theme/DocSidebarItems';
import type {Props} from '@theme/DocSidebar/Mobile';
import Switchers from '@site/src/components/Switchers';
import styles from './styles.module.css';

function DocSidebarMobileSecondaryMenu({sidebar, path}: Props) {
  const mobileSidebar = useNavbarMobileSidebar();
  return (
    <>
      <div className={styles.switchers}>
        <Switchers />
      </div>
      <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
        <DocSidebarItems
          items={sidebar}
          activePath={path}
          onItemClick={(item) => {
            const leads = item.type === 'link' || (item.type === 'category' && item.href);
            if (leads) mobileSidebar.toggle();
          }}
          level={1}
        />
      </ul>
    </>
  );
}

function DocSidebarMobile(props: Props) {
  return <NavbarSecondaryMenuFiller component={DocSidebarMobileSecondaryMenu} props={props} />;
}

export default memo(DocSidebarMobile);
