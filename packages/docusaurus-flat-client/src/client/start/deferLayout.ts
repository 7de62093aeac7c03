/**
 * Defers the layout of what is below the first screen. `data-below-fold` on the root element turns on the rules of
 * belowFold.css, and belowFold.ts removes it when everything is laid out.
 */
const root = document.documentElement;

const getTop = (element: Element) => element.getBoundingClientRect().top;

/** Lays out everything and keeps what is on the screen in place. Not every browser does that by itself. */
function layOutAll(): void {
  if (!root.dataset.belowFold) return;
  const parts = document.querySelectorAll<HTMLElement>('.theme-doc-markdown *, .pagination-nav, footer');
  const anchor = [...parts].find((part) => part.offsetHeight && getTop(part) >= 0);
  const top = anchor ? getTop(anchor) : 0;
  delete root.dataset.belowFold;
  if (anchor) scrollBy(0, getTop(anchor) - top);
}

/** A link or the End key may lead down the page. A link to another page leaves a scroll position to come back to. */
function onLeave(event: Event): void {
  const {key, target} = event as KeyboardEvent;
  if (key ? key === 'End' : target instanceof Element && target.closest('a[href]')) layOutAll();
}

/** A reader who jumps to the end stays there while the page grows. */
function stayAtEnd(): void {
  if (!root.dataset.belowFold || scrollY + innerHeight < root.scrollHeight - 1) return;
  delete root.dataset.belowFold;
  scrollTo(0, root.scrollHeight);
}

/** Defers layout, unless the browser is about to scroll down: to an anchor, or after a reload or Back. */
export function deferLayout(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!location.hash && navigation?.type === 'navigate') root.dataset.belowFold = 'later';
  addEventListener('click', onLeave, true);
  addEventListener('keydown', onLeave, true);
  addEventListener('pagehide', layOutAll);
  addEventListener('scroll', stayAtEnd, {passive: true});
}
