// Ejected from Docusaurus 3.10.2: the menu sheet is a dialog that keeps the focus, closes on Escape and when the page changes,
// and opens at the page.
import {useEffect, useLayoutEffect, useRef} from 'react';
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import {useModalFocus} from '@site/src/hooks/modalFocus';
import {showActiveLink} from '@site/src/showActiveLink';

interface Props {
  header: ReactNode;
  primaryMenu: ReactNode;
  secondaryMenu: ReactNode;
}

/** Links with a handler of their own close the sheet before; the logo and the switchers have none. */
function useCloseOnRouteChange(isOpen: boolean, close: () => void): void {
  const {pathname} = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    if (isOpen) close();
  }, [pathname, isOpen, close]);
}

export default function NavbarMobileSidebarLayout({header, primaryMenu, secondaryMenu}: Props) {
  const {shown: isSecondaryShown} = useNavbarSecondaryMenu();
  const {shown, toggle} = useNavbarMobileSidebar();
  const sheet = useRef<HTMLDivElement>(null);
  const primary = useRef<HTMLDivElement>(null);
  const secondary = useRef<HTMLDivElement>(null);
  useModalFocus(sheet, {isOpen: shown, first: '.navbar-sidebar__close', opener: '.navbar__toggle', onEscape: toggle});
  useCloseOnRouteChange(shown, toggle);

  // Opens where the page is, each time anew, and before it is seen.
  useLayoutEffect(() => {
    if (!shown || !secondary.current) return;
    secondary.current.scrollTop = 0;
    showActiveLink(secondary.current);
  }, [shown]);

  // The button that leads back is gone with its menu; the focus goes on in the menu that has come.
  const wasSecondaryShown = useRef(isSecondaryShown);
  useEffect(() => {
    const isBack = wasSecondaryShown.current && !isSecondaryShown;
    wasSecondaryShown.current = isSecondaryShown;
    if (shown && isBack) primary.current?.querySelector('a')?.focus({preventScroll: true});
  }, [shown, isSecondaryShown]);

  const panel = clsx(ThemeClassNames.layout.navbar.mobileSidebar.panel, 'navbar-sidebar__item menu');
  return (
    <div
      ref={sheet}
      role="dialog"
      aria-modal="true"
      aria-label={translate({id: 'site.menuSheet.label', message: 'Menu'})}
      className={clsx(ThemeClassNames.layout.navbar.mobileSidebar.container, 'navbar-sidebar')}
    >
      {header}
      <div className={clsx('navbar-sidebar__items', isSecondaryShown && 'navbar-sidebar__items--show-secondary')}>
        <div ref={primary} className={panel} inert={isSecondaryShown}>
          {primaryMenu}
        </div>
        <div ref={secondary} className={panel} inert={!isSecondaryShown}>
          {secondaryMenu}
        </div>
      </div>
    </div>
  );
}
