/** Links to the API reference that are plain HTML, as code is, so no component of React handles them. */

/** Links that have a card: names in code, and the lists of names on pages of the reference. */
export const linkSelector = ':is(a.symbol, [data-symbols] a)';

/** Links that have a card, and others without one. */
export const plainLinkSelector = ':is(a.symbol, :is([data-symbols], [data-plain-links]) a)';

/** The link that an event is on, of those that `selector` matches. */
export function findLink({target}: Event, selector = linkSelector): HTMLAnchorElement | undefined {
  return (target instanceof Element && target.closest<HTMLAnchorElement>(selector)) || undefined;
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
