/**
 * Mends the roles of DocSearch's modal (3.9.0) after it has mounted, and after each change of its lists.
 * Its container is a focusable `role="button"` around a text field, and its lists are listboxes whose options hold links and
 * buttons: neither may contain what it contains (docsearch issue 1370). Here it becomes a dialog with a combobox and trees, whose items may hold links.
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
      // All lists have one and the same id, and the field names others.
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
 * Asks the modal's question again, for a better answer. DocSearch has no call for that, but asks on focus; a reader who has
 * moved to another hit is left alone, because a new answer starts at the first hit.
 */
export function refreshAnswers(container: HTMLElement): void {
  const input = container.querySelector<HTMLInputElement>('.DocSearch-Input');
  if (!input?.value.trim()) return;
  const rows = [...container.querySelectorAll('.DocSearch-Hit')];
  const active = rows.findIndex((row) => row.getAttribute('aria-selected') === 'true');
  if (active > 0) return;
  input.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
}
