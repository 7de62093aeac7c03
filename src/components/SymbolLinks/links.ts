/** Links to the API reference that are plain HTML, as code is, so no component of React handles them. */

/** Names in code, and the lists of names on pages of the reference. */
export const linkSelector = ':is(a.symbol, [data-symbols] a)';

/** The link that an event is on. */
export function findLink({target}: Event): HTMLAnchorElement | undefined {
  return (target instanceof Element && target.closest<HTMLAnchorElement>(linkSelector)) || undefined;
}

/** Whether a click means: go there, here. Others open a tab or a window, save a file, or were handled already. */
export function isPlainClick(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const {button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented} = event;
  return (
    !defaultPrevented &&
    button === 0 &&
    !(ctrlKey || metaKey || shiftKey || altKey) &&
    (!link.target || link.target === '_self') &&
    !link.hasAttribute('download') &&
    link.origin === location.origin
  );
}
