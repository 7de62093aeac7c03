/** How long work may wait in a browser that is never idle, in milliseconds. */
const patience = 2000;

/**
 * Calls back once when the browser is idle; soon, where it can't tell (Safari).
 * @returns a function that calls it off.
 */
export function onIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(callback, {timeout: patience});
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, 200);
  return () => clearTimeout(timer);
}
