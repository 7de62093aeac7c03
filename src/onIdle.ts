/** How long work may wait in a browser that is never idle, in milliseconds. */
const patience = 2000;

/** How long work waits where the browser can't tell when it is idle, in milliseconds: input and frames come in between. */
const shortWait = 16;

/**
 * Calls back once when the browser is idle; after a frame's time, where it can't tell (Safari). Work in pieces waits for each.
 * @returns a function that calls it off.
 */
export function onIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(callback, {timeout: patience});
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, shortWait);
  return () => clearTimeout(timer);
}
