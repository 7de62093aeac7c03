// Ejected from Docusaurus 3.10.2: the menu sheet is a modal `<dialog>`, so that the browser handles focus and Escape.
// It closes when the page changes, and opens scrolled to the current page.
import {useEffect, useLayoutEffect, useRef} from 'react';
import type {MouseEvent, ReactNode, SyntheticEvent} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import {showActiveLink} from '@site/src/showActiveLink';

interface Props {
  header: ReactNode;
  primaryMenu: ReactNode;
  secondaryMenu: ReactNode;
}

/** Links with their own handler close the sheet earlier; the logo and the switchers have none. */
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
  const sheet = useRef<HTMLDialogElement>(null);
  const primary = useRef<HTMLDivElement>(null);
  const secondary = useRef<HTMLDivElement>(null);
  useCloseOnRouteChange(shown, toggle);

  useEffect(() => {
    const dialog = sheet.current;
    if (!shown || !dialog) return undefined;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus({preventScroll: true});
    return () => dialog.close();
  }, [shown]);

  /** On Escape, the dialog closes through the theme's state, because it slides out first. */
  function onCancel(event: SyntheticEvent<HTMLDialogElement>): void {
    event.preventDefault();
    toggle();
  }

  /** A click on the backdrop of a modal dialog targets the dialog itself. */
  function closeOutside(event: MouseEvent<HTMLDialogElement>): void {
    const {left, right} = event.currentTarget.getBoundingClientRect();
    if (event.target === event.currentTarget && (event.clientX < left || event.clientX > right)) toggle();
  }

  // Scrolls to the current page on each opening, before the sheet is painted.
  useLayoutEffect(() => {
    if (!shown || !secondary.current) return;
    secondary.current.scrollTop = 0;
    showActiveLink(secondary.current);
  }, [shown]);

  // The back button disappears with its menu, so focus moves to the menu that replaces it.
  const wasSecondaryShown = useRef(isSecondaryShown);
  useEffect(() => {
    const isBack = wasSecondaryShown.current && !isSecondaryShown;
    wasSecondaryShown.current = isSecondaryShown;
    if (shown && isBack) primary.current?.querySelector('a')?.focus({preventScroll: true});
  }, [shown, isSecondaryShown]);

  const panel = clsx(ThemeClassNames.layout.navbar.mobileSidebar.panel, 'navbar-sidebar__item menu');
  return (
    // Keyboard users have the close button and Escape.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={sheet}
      onCancel={onCancel}
      onClick={closeOutside}
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
    </dialog>
  );
}
