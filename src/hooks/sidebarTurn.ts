import {useCallback, useEffect, useRef} from 'react';

/** Where a reader turns to the sidebar: the list itself, and the button that opens it on a phone. */
const sidebarParts = '.menu, .navbar__toggle';
/** What opens a closed category and does nothing else. */
const opener = '.menu__list-item--collapsed > .menu__list-item-collapsible > :is(button, [role="button"])';
const turns = ['pointerover', 'pointerdown', 'focusin', 'click'] as const;
/** Milliseconds after which a category opens with what is there. */
const patience = 1000;

interface Options {
  /** Called when the reader turns to a sidebar of which only a part is here; `undefined` when it is whole. */
  onTurn: (() => void) | undefined;
  /** Whether a category is to wait for the rest before it opens, so that it opens once and to its full height. */
  holds: boolean;
}

/**
 * Watches for a reader who turns to the sidebar.
 * @returns a function to call when the rest is here, or can't be had: what the reader opened meanwhile opens then.
 */
export function useSidebarTurn({onTurn, holds}: Options): () => void {
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
    if (!onTurn) return undefined;
    const watch = (event: Event) => {
      const {target, type} = event;
      // A click that was held is no new turn: what it asked for has just failed, or is here.
      if (isReleasing.current || !(target instanceof Element) || !target.closest(sidebarParts)) return;
      onTurn();
      const control = type === 'click' && holds && target.closest<HTMLElement>(opener);
      if (!control) return;
      event.preventDefault();
      event.stopPropagation();
      held.current = control;
      clearTimeout(timer.current);
      timer.current = setTimeout(release, patience);
    };
    for (const type of turns) document.addEventListener(type, watch, {capture: true});
    return () => {
      for (const type of turns) document.removeEventListener(type, watch, {capture: true});
    };
  }, [onTurn, holds, release]);

  return release;
}
