import {useEffect} from 'react';
import type {RefObject} from 'react';

/** What stands beside an element and beside each of its ancestors: the rest of the page. A backdrop is there to be clicked. */
function getRest(element: HTMLElement): HTMLElement[] {
  const rest: HTMLElement[] = [];
  for (let inner = element; inner.parentElement && inner !== document.body; inner = inner.parentElement) {
    for (const sibling of inner.parentElement.children) {
      const stays = sibling === inner || sibling.getAttribute('role') === 'presentation';
      if (!stays && sibling instanceof HTMLElement && !sibling.inert) rest.push(sibling);
    }
  }
  return rest;
}

interface Options {
  isOpen: boolean;
  /** Selector of what has the focus first, inside the dialog. */
  first: string;
  /** Selector of the control that opens the dialog; it has the focus again afterwards. */
  opener: string;
  onEscape: () => void;
}

/**
 * Makes an element a modal dialog for the keyboard (ARIA Authoring Practices, Dialog): focus goes in, stays in, and returns;
 * Escape closes.
 */
export function useModalFocus(ref: RefObject<HTMLElement | null>, {isOpen, first, opener, onEscape}: Options): void {
  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return undefined;
    const rest = getRest(dialog);
    rest.forEach((element) => (element.inert = true));
    dialog.querySelector<HTMLElement>(first)?.focus({preventScroll: true});
    const onKeyDown = (event: KeyboardEvent) => {
      // A list that is open in the dialog closes first.
      if (event.key === 'Escape' && !event.defaultPrevented) onEscape();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      rest.forEach((element) => (element.inert = false));
      document.querySelector<HTMLElement>(opener)?.focus({preventScroll: true});
    };
  }, [ref, isOpen, first, opener, onEscape]);
}
