import {useEffect} from 'react';

interface Options {
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
}

/** Ctrl/Cmd+K opens and closes search, a slash opens it outside of text fields, Escape closes it. */
export function useSearchShortcuts({isOpen, onOpen, onClose}: Options): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Events of browser autofill have no key.
      const toggles = event.key?.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey);
      const opens =
        event.key === '/' && !isOpen && !isTyping(event.target) && !event.ctrlKey && !event.metaKey && !event.altKey;
      const closes = event.key === 'Escape' && isOpen;
      if (!toggles && !opens && !closes) return;
      // Behind a modal dialog (the menu sheet, an image) the page is inert, and search would be too.
      if (!isOpen && document.querySelector('dialog:modal')) return;
      event.preventDefault();
      if (isOpen) onClose();
      else onOpen();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, onOpen, onClose]);
}
