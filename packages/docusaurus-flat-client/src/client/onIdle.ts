/**
 * Calls back once when the browser is idle.
 * @param maxWait for a browser that is never idle, in milliseconds.
 * @param fallbackDelay for a browser that cannot report that it is idle (Safari), in milliseconds.
 */
export function onIdle(callback: () => void, maxWait = 2000, fallbackDelay = 200): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback, {timeout: maxWait});
  else setTimeout(callback, fallbackDelay);
}
