import {useCallback, useEffect, useRef} from 'react';

/** Where a reader intentEvents to the sidebar: the list itself, and the button that opens it on a phone. */
const sidebarParts = '.menu, .navbar__toggle';
/** What opens a closed category and does nothing else. */
const opener = '.menu__list-item--collapsed > .menu__list-item-collapsible > :is(button, [role="button"])';
const intentEvents = ['pointerover', 'pointerdown', 'focusin', 'click'] as const;
/** Milliseconds after which a category opens with what is there. */
const maxHoldMs = 1000;

interface Options {
  /** Called when the reader intentEvents to a sidebar of which only a part is here; `undefined` when it is whole. */
  onIntent: (() => void) | undefined;
  /** Whether a category is to wait for the rest before it opens, so that it opens once and to its full height. */
  holds: boolean;
}

/**
 * Watches for a reader who intentEvents to the sidebar.
 * @reintentEvents a function to call when the rest is here, or can't be had: what the reader opened meanwhile opens then.
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
      // A click that was held does not count: what it asked for has just failed, or is here.
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
