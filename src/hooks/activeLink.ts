import {useEffect, useRef} from 'react';
import type {RefObject} from 'react';
import {showActiveLink} from '../showActiveLink';

/**
 * Keeps the current page's link in view when the reader reaches the page other than through the sidebar. For the first
 * page, plugins/sidebar-scroll has already done so.
 * @param path of the page.
 * @returns a ref for the element before the menu.
 */
export function useActiveLinkInSight(path: string): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const menu = ref.current?.nextElementSibling;
    // Do not scroll the menu under the pointer.
    if (!menu || menu.matches(':hover')) return undefined;
    showActiveLink(menu);
    const following = new AbortController();
    const {signal} = following;
    // The page's category opens, and the previous one closes.
    const follow = (event: Event) => (event as TransitionEvent).propertyName === 'height' && showActiveLink(menu);
    menu.addEventListener('transitionend', follow, {signal});
    // Categories that the reader opens do not scroll the menu.
    for (const type of ['pointermove', 'keydown']) menu.addEventListener(type, () => following.abort(), {signal});
    return () => following.abort();
  }, [path]);
  return ref;
}
