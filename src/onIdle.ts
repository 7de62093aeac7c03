/** Maximum delay in milliseconds, for a browser that is never idle. */
const maxWait = 2000;

/** Delay in milliseconds for browsers without `requestIdleCallback`. It leaves room for input and frames. */
const fallbackDelay = 16;

/**
 * Calls back once when the browser is idle, or after one frame in browsers without `requestIdleCallback` (Safari).
 * Split work calls it for each piece.
 * @returns a function that cancels the callback.
 */
export function onIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(callback, {timeout: maxWait});
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, fallbackDelay);
  return () => clearTimeout(timer);
}
