/**
 * Finds the tab that an arrow key, Home or End moves to (ARIA Authoring Practices, Tabs pattern).
 * @returns index of the tab, or `undefined` for any other key.
 */
export function getTabTarget(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
