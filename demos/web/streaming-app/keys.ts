/** Arrow keys go through posters like a remote control does: along a row, and from row to row. Tab works as ever. */
export function moveFocus(event: KeyboardEvent): void {
  const {target, key} = event;
  if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
  const row = target.closest<HTMLElement>('.cards');
  if (!row) return;

  const cardsOf = (list: Element | undefined) => [...(list?.querySelectorAll<HTMLElement>('a') ?? [])];
  const cards = cardsOf(row);
  const place = cards.indexOf(target);
  const rows = [...document.querySelectorAll('.cards')];
  const vertical = {ArrowUp: -1, ArrowDown: 1}[key];
  const horizontal = {ArrowLeft: -1, ArrowRight: 1}[key];

  let next: HTMLElement | undefined;
  if (horizontal) next = cards[place + horizontal];
  else if (vertical) {
    const others = cardsOf(rows[rows.indexOf(row) + vertical]);
    next = others[Math.min(place, others.length - 1)];
  } else if (key === 'Home') next = cards[0];
  else if (key === 'End') next = cards.at(-1);
  if (!next) return;

  event.preventDefault();
  next.focus({preventScroll: true});
  next.scrollIntoView({block: 'nearest', inline: 'nearest'});
}
