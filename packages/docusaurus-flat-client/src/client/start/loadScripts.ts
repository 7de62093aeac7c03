import {onIdle} from '../onIdle';
import {SCRIPT_LIST_ID} from './scriptList';

const wakingEvents = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'];

/** How long the browser may stay busy before the scripts load anyway, in milliseconds. */
const maxWait = 1500;

/** How long to wait in a browser that cannot report that it is idle, in milliseconds. */
const fallbackDelay = 100;

/** Addresses of the page's scripts, from the list that ssrTemplate.ts writes. */
function readScriptList(): string[] {
  return JSON.parse(document.getElementById(SCRIPT_LIST_ID)?.textContent ?? '[]') as string[];
}

/**
 * Loads the page's scripts when the page is loaded and painted and the browser is idle, or when the reader first does
 * something.
 * @param onError called for each script that cannot be loaded.
 */
export function loadScriptsLater(onError: () => void): void {
  let isLoading = false;

  function load(): void {
    if (isLoading) return;
    isLoading = true;
    for (const type of wakingEvents) removeEventListener(type, load, true);
    // The page's own chunks before the runtime, so that the runtime finds them and requests none again.
    for (const src of readScriptList().reverse()) {
      const script = document.createElement('script');
      script.src = src;
      script.async = false;
      script.onerror = onError;
      document.head.append(script);
    }
  }

  const whenIdle = () => onIdle(load, maxWait, fallbackDelay);
  /** On a slow device, a page can be loaded before it is painted, and scripts would delay the paint. Hidden pages are not painted. */
  const whenPainted = () => (document.hidden ? whenIdle() : requestAnimationFrame(whenIdle));

  for (const type of wakingEvents) addEventListener(type, load, {capture: true, passive: true});
  if (document.readyState === 'complete') whenPainted();
  else addEventListener('load', whenPainted);
}
