// Wraps Docusaurus 3.10.2: the menu sheet is rendered piecewise when the browser is idle, or when it is first opened.
import {startTransition, useEffect, useState} from 'react';
import NavbarMobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {onIdle} from '@site/src/onIdle';

export default function MenuSheet() {
  const {shouldRender, shown} = useNavbarMobileSidebar();
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => (shouldRender ? onIdle(() => startTransition(() => setDrawn(true))) : undefined), [shouldRender]);
  // It stays mounted after the first opening, because it closes with a transition.
  if (shown && !isDrawn) setDrawn(true);
  return isDrawn || shown ? <NavbarMobileSidebar /> : null;
}
