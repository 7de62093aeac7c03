/** When a card shows and when it goes: WCAG 2.2, 1.4.13. */
import {createCardTimers} from './cardTimers';
import type {CardHandlers} from './cardTimers';
import {findLink, linkSelector} from './links';

interface Handlers extends CardHandlers {
  isInCard: (target: EventTarget | null) => boolean;
}

/**
 * Watches all links of the document. A card stays while the pointer is on it or its link, or while the keyboard's focus is on the link,
 * until Escape.
 * @returns a function that stops it.
 */
export function watchLinks({isInCard, ...handlers}: Handlers): () => void {
  const timers = createCardTimers(handlers);
  let pointed: HTMLAnchorElement | undefined;
  let focused: HTMLAnchorElement | undefined;
  let y: number | undefined;

  const update = () => {
    const wanted = pointed ?? focused;
    timers.want(wanted, () => (wanted === pointed ? y : undefined));
  };
  const dismiss = () => {
    pointed = focused = undefined;
    timers.dismiss();
  };

  const point = (link: HTMLAnchorElement | undefined) => {
    if (link === pointed) return;
    pointed = link;
    update();
  };
  const onPointerOver = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    y = event.clientY;
    const shown = timers.getShown();
    point(shown && isInCard(event.target) ? shown : findLink(event));
  };
  const onFocus = (event: FocusEvent) => {
    const link = event.type === 'focusin' ? findLink(event) : undefined;
    focused = link?.matches(':focus-visible') ? link : undefined;
    update();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !timers.getShown()) return;
    // It closes no menu or dialog as well.
    event.stopPropagation();
    dismiss();
  };
  const onClick = (event: MouseEvent) => {
    if (findLink(event)) dismiss();
  };
  // A block of code that scrolls takes the link along, but not the card; the page takes both. Focus scrolls the block to its link
  // before the card shows: that card stays wanted.
  const onScroll = (event: Event) => {
    if (event.target !== document && timers.getShown() === (pointed ?? focused)) dismiss();
  };

  const listeners = new AbortController();
  const options = {signal: listeners.signal, capture: true};
  document.addEventListener('pointerover', onPointerOver, options);
  document.addEventListener('focusin', onFocus, options);
  document.addEventListener('focusout', onFocus, options);
  document.addEventListener('keydown', onKeyDown, options);
  document.addEventListener('click', onClick, options);
  document.addEventListener('scroll', onScroll, options);
  window.addEventListener('resize', dismiss, options);
  document.documentElement.addEventListener('pointerleave', () => point(undefined), {signal: listeners.signal});

  // The link that the script was loaded for.
  pointed = document.querySelector<HTMLAnchorElement>(`${linkSelector}:hover`) ?? undefined;
  focused = document.querySelector<HTMLAnchorElement>(`${linkSelector}:focus-visible`) ?? undefined;
  update();

  return () => {
    listeners.abort();
    dismiss();
  };
}
