/**
 * Fixes the ARIA roles of DocSearch's modal (3.9.0) after it has mounted and after each change of its lists.
 * Its container is a focusable `role="button"` around a text field, and its lists are listboxes whose options contain
 * links and buttons. Neither is valid (docsearch issue 1370). This makes the container a dialog with a combobox and
 * trees, whose items may contain links.
 * @returns a function that stops observing the modal.
 */
export function fixModalAccessibility(container: HTMLElement): () => void {
  const set = (element: Element, name: string, value: string) => {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  };
  const drop = (element: Element, ...names: string[]) => {
    for (const name of names) if (element.hasAttribute(name)) element.removeAttribute(name);
  };
  const fixRoles = () => {
    set(container, 'role', 'dialog');
    set(container, 'aria-modal', 'true');
    set(container, 'aria-labelledby', 'docsearch-label');
    drop(container, 'aria-expanded', 'aria-haspopup', 'aria-owns', 'aria-controls', 'tabindex');
    // Landmarks belong to the page, not to a dialog over it.
    for (const element of container.querySelectorAll('.DocSearch-Modal > :is(header, footer)'))
      set(element, 'role', 'presentation');
    const lists = [...container.querySelectorAll('.DocSearch-Hits > ul')];
    lists.forEach((list, i) => {
      set(list, 'role', 'tree');
      // All lists have the same id, and the field references other ids.
      set(list, 'id', `docsearch-list-${i}`);
      const title = list.parentElement?.querySelector('.DocSearch-Hit-source')?.textContent;
      if (title) {
        drop(list, 'aria-labelledby');
        set(list, 'aria-label', title);
      }
      for (const item of list.querySelectorAll(':scope > li')) set(item, 'role', 'treeitem');
    });
    const input = container.querySelector('.DocSearch-Input');
    if (!input) return;
    set(input, 'role', 'combobox');
    set(input, 'aria-haspopup', 'tree');
    set(input, 'aria-expanded', String(lists.length > 0));
    if (lists.length) set(input, 'aria-controls', lists.map(({id}) => id).join(' '));
    else drop(input, 'aria-controls');
  };
  fixRoles();
  const observer = new MutationObserver(fixRoles);
  observer.observe(container, {
    attributes: true,
    attributeFilter: [
      'role',
      'aria-expanded',
      'aria-haspopup',
      'aria-owns',
      'aria-controls',
      'aria-labelledby',
      'tabindex',
    ],
    childList: true,
    subtree: true,
  });
  return () => observer.disconnect();
}

/**
 * Repeats the modal's query to get a better answer. DocSearch has no API for that, but searches on focus. Does nothing
 * if the reader has moved to another hit, because a new answer selects the first hit.
 */
export function refreshAnswers(container: HTMLElement): void {
  const input = container.querySelector<HTMLInputElement>('.DocSearch-Input');
  if (!input?.value.trim()) return;
  const rows = [...container.querySelectorAll('.DocSearch-Hit')];
  const active = rows.findIndex((row) => row.getAttribute('aria-selected') === 'true');
  if (active > 0) return;
  input.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
}
