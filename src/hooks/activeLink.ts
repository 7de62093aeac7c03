import {useEffect, useRef} from 'react';
import type {RefObject} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {showActiveLink} from '../showActiveLink';

/** What tells that the reader has taken over the menu. */
const ownMoves = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/**
 * Keeps the link to the page in sight when the reader goes to another page by other ways than the sidebar. The page that was loaded has
 * been seen to (plugins/sidebar-scroll).
 * @param path of the page.
 * @returns for an element beside the menu.
 */
export function useActiveLinkInSight(path: string): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const isBrowser = useIsBrowser();
  const seen = useRef(isBrowser ? undefined : path);
  useEffect(() => {
    const menu = ref.current?.parentElement?.querySelector('.menu');
    if (!menu || seen.current === path) return undefined;
    seen.current = path;
    showActiveLink(menu);
    const following = new AbortController();
    const {signal} = following;
    // The page's category opens, and the one before it closes.
    const follow = ({propertyName}: Event & {propertyName?: string}) =>
      propertyName === 'height' && showActiveLink(menu);
    menu.addEventListener('transitionend', follow, {signal});
    for (const type of ownMoves) menu.addEventListener(type, () => following.abort(), {signal, passive: true});
    return () => following.abort();
  }, [path]);
  return ref;
}
