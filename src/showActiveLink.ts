/**
 * Scrolls a menu until the link to the page that is open stands in its middle, where it is out of sight. Also part of the page's HTML
 * as text (plugins/sidebar-scroll), so it uses nothing from outside.
 * @param menu the element that scrolls; nothing happens without one.
 */
export function showActiveLink(menu: Element | null): void {
  const link = menu && menu.querySelector('[aria-current="page"]');
  if (!link) return;
  const frame = menu.getBoundingClientRect();
  const {top, bottom} = link.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) menu.scrollTop += (top + bottom - frame.top - frame.bottom) / 2;
}
