import {useEffect, useRef} from 'react';
import type {RefObject} from 'react';
import {showActiveLink} from '../showActiveLink';

/**
 * Keeps the link to the page in sight when the reader comes to it by other ways than the sidebar. For the page that was loaded,
 * plugins/sidebar-scroll has done so.
 * @param path of the page.
 * @returns for the element before the menu.
 */
export function useActiveLinkInSight(path: string): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const menu = ref.current?.nextElementSibling;
    // Nothing moves under the pointer.
    if (!menu || menu.matches(':hover')) return undefined;
    showActiveLink(menu);
    const following = new AbortController();
    const {signal} = following;
    // The page's category opens, and the one before it closes.
    const follow = (event: Event) => (event as TransitionEvent).propertyName === 'height' && showActiveLink(menu);
    menu.addEventListener('transitionend', follow, {signal});
    // What the reader opens is not followed.
    for (const type of ['pointermove', 'keydown']) menu.addEventListener(type, () => following.abort(), {signal});
    return () => following.abort();
  }, [path]);
  return ref;
}
