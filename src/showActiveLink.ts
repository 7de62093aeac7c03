/**
 * Scrolls a menu so that the active link is in its middle, if the link is out of view. The function's source is also
 * inlined into the page's HTML (plugins/sidebar-scroll), so it must not use outside variables.
 * @param menu the scrolling element; does nothing if null.
 */
export function showActiveLink(menu: Element | null): void {
  const link = menu && menu.querySelector('[aria-current="page"]');
  if (!link) return;
  const frame = menu.getBoundingClientRect();
  const {top, bottom} = link.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) menu.scrollTop += (top + bottom - frame.top - frame.bottom) / 2;
}
