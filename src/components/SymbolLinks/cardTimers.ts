/** The waits before a card shows and before it goes. */

/** How long the pointer or the focus rests on a link before its card shows, in milliseconds. */
const rest = 300;

/** How long a card stays for a pointer that is on its way to it. */
const grace = 200;

export interface CardHandlers {
  /** A card may be wanted soon. */
  prepare: (link: HTMLAnchorElement) => void;
  /** @param y of the pointer in the window; undefined for the keyboard. */
  show: (link: HTMLAnchorElement, y: number | undefined) => void;
  hide: () => void;
}

export function createCardTimers({prepare, show, hide}: CardHandlers) {
  let shown: HTMLAnchorElement | undefined;
  let showTimer = 0;
  let hideTimer = 0;

  const close = () => {
    clearTimeout(hideTimer);
    if (shown) hide();
    shown = undefined;
  };
  return {
    /** The link whose card shows. */
    getShown: () => shown,
    /**
     * Shows a link's card after a rest, and lets the card before it stay for a moment.
     * @param link undefined if none is wanted.
     * @param getY is called when the card shows.
     */
    want(link: HTMLAnchorElement | undefined, getY: () => number | undefined) {
      clearTimeout(showTimer);
      clearTimeout(hideTimer);
      if (link === shown) return;
      if (shown) hideTimer = window.setTimeout(close, grace);
      if (!link) return;
      prepare(link);
      showTimer = window.setTimeout(() => {
        close();
        shown = link;
        show(link, getY());
      }, rest);
    },
    /** Takes the card away at once. */
    dismiss() {
      clearTimeout(showTimer);
      close();
    },
  };
}
