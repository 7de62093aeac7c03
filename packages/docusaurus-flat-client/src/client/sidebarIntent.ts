import {useCallback, useEffect, useRef} from 'react';

/** The sidebar itself, and the button that opens it on a phone. */
const sidebarParts = '.menu, .navbar__toggle';
/** Controls that only open a closed category. */
const opener = '.menu__list-item--collapsed > .menu__list-item-collapsible > :is(button, [role="button"])';
const intentEvents = ['pointerover', 'pointerdown', 'focusin', 'click'] as const;
/** Milliseconds after which a category opens even if the rest of the sidebar has not loaded. */
const maxHoldMs = 1000;

interface Options {
  /** Called when the reader points at the sidebar. `undefined` if the whole sidebar is loaded. */
  onIntent: (() => void) | undefined;
  /** Whether a category waits for the rest before it opens, so that it opens once and to its full height. */
  holds: boolean;
}

/**
 * Watches for a reader who points at the sidebar.
 * @returns a function to call when the rest has loaded or failed to load. It opens the category that was held back.
 */
export function useSidebarIntent({onIntent, holds}: Options): () => void {
  const held = useRef<HTMLElement>(undefined);
  const isReleasing = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const release = useCallback(() => {
    clearTimeout(timer.current);
    const control = held.current;
    held.current = undefined;
    isReleasing.current = true;
    control?.click();
    isReleasing.current = false;
  }, []);

  useEffect(() => {
    if (!onIntent) return undefined;
    const watch = (event: Event) => {
      const {target, type} = event;
      // A released click does not count: the rest has just loaded or failed.
      if (isReleasing.current || !(target instanceof Element) || !target.closest(sidebarParts)) return;
      onIntent();
      const control = type === 'click' && holds && target.closest<HTMLElement>(opener);
      if (!control) return;
      event.preventDefault();
      event.stopPropagation();
      held.current = control;
      clearTimeout(timer.current);
      timer.current = setTimeout(release, maxHoldMs);
    };
    for (const type of intentEvents) document.addEventListener(type, watch, {capture: true});
    return () => {
      for (const type of intentEvents) document.removeEventListener(type, watch, {capture: true});
    };
  }, [onIntent, holds, release]);

  return release;
}
