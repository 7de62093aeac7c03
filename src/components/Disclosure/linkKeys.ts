/**
 * Which link of a disclosed list a key leads to (ARIA Authoring Practices, Disclosure Navigation Menu: arrows, Home, End).
 * @param index of the focused link; -1 where the button that discloses them has the focus.
 * @param count of links.
 * @returns index of the link, or `undefined` for a key that leads nowhere.
 */
export function getLinkTarget(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return Math.min(index + 1, count - 1);
  // On the button they scroll the page, as everywhere.
  if (index < 0) return undefined;
  if (key === 'ArrowUp') return Math.max(index - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
