// Wraps Docusaurus 3.10.2: the menu sheet is drawn when the browser is idle, bit by bit, or when it is first opened.
import {startTransition, useEffect, useState} from 'react';
import NavbarMobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {onIdle} from '@site/src/onIdle';

export default function MenuSheet() {
  const {shouldRender, shown} = useNavbarMobileSidebar();
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => (shouldRender ? onIdle(() => startTransition(() => setDrawn(true))) : undefined), [shouldRender]);
  // Once open it stays, as it closes slowly.
  if (shown && !isDrawn) setDrawn(true);
  return isDrawn || shown ? <NavbarMobileSidebar /> : null;
}
