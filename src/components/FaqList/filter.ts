const normalize = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '');

/**
 * Hides the list items that lack one of the words, and the headings left without items.
 * @param root element that holds headings (h2) each followed by lists.
 * @param query words that all have to occur, in any order; nothing shows all.
 * @returns how many items show, or `undefined` where the query is empty.
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
      // What introduces a group goes with it.
      if (next.tagName === 'P') (next as HTMLElement).hidden = words.length > 0;
    }
    heading.hidden = !hasItems;
  }
  return words.length ? shown : undefined;
}
