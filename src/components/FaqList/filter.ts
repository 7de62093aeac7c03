const normalize = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '');

/**
 * Hides list items that lack one of the words, and headings whose items are all hidden.
 * @param root element with headings (h2), each followed by lists.
 * @param query words that must all occur, in any order; an empty query shows everything.
 * @returns the number of visible items, or `undefined` when the query is empty.
 */
export function filterQuestions(root: HTMLElement, query: string): number | undefined {
  const words = normalize(query).split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const item of root.querySelectorAll<HTMLElement>('li')) {
    const text = normalize(item.textContent ?? '');
    item.hidden = !words.every((word) => text.includes(word));
    if (!item.hidden) shown++;
  }
  for (const heading of root.querySelectorAll<HTMLElement>('h2')) {
    let hasItems = false;
    for (let next = heading.nextElementSibling; next && next.tagName !== 'H2'; next = next.nextElementSibling) {
      hasItems ||= next.querySelector('li:not([hidden])') !== null;
      // A group's introduction is hidden with the group.
      if (next.tagName === 'P') (next as HTMLElement).hidden = words.length > 0;
    }
    heading.hidden = !hasItems;
  }
  return words.length ? shown : undefined;
}
