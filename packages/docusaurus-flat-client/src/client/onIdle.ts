/** How long the callback may wait in a browser that is never idle, in milliseconds. */
const timeout = 2000;

/** Calls back once when the browser is idle, or soon if it cannot report that (Safari). */
export function onIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback, {timeout});
  else setTimeout(callback, 200);
}
