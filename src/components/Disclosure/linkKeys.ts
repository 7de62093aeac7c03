/**
 * Finds the link that a key moves focus to in a disclosed list (ARIA Authoring Practices, Disclosure Navigation Menu:
 * arrows, Home, End).
 * @param index of the focused link; -1 when the disclosure button has focus.
 * @param count number of links.
 * @returns index of the link, or `undefined` when the key does not move focus.
 */
export function getLinkTarget(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return Math.min(index + 1, count - 1);
  // On the button, Home and End scroll the page as usual.
  if (index < 0) return undefined;
  if (key === 'ArrowUp') return Math.max(index - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
