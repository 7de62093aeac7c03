/**
 * Used in place of `lib/client/prefetch.js` of @docusaurus/core 3.10.2, which requests a shared chunk once for each link that needs it
 * (700 times on a large page) and has no limit. The caller skips known paths, 2g and data saver, as before.
 */
import {onIdle} from './onIdle';
import {createPrefetchQueue} from './prefetchQueue';

/** Firefox holds prefetch links to `default-src`, which a strict policy sets to 'none' even where it allows the same file as a script. */
const canPrefetch = (() => {
  try {
    return document.createElement('link').relList.supports('prefetch') && !navigator.userAgent.includes('Firefox/');
  } catch {
    return false;
  }
})();

/** Transferred bytes of a fetched file; 0 if it came from the cache or the size is unknown. */
function getSize(url: string): number {
  const entry = performance.getEntriesByName(new URL(url, location.href).href, 'resource').pop();
  return entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0;
}

function fetchByLink(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = url;
    link.onload = () => resolve(getSize(url));
    link.onerror = reject;
    document.head.append(link);
  });
}

/** For browsers without prefetch links: a plain GET, which also fills the cache. */
async function fetchByRequest(url: string): Promise<number> {
  const response = await fetch(url, {credentials: 'same-origin'});
  return (await response.arrayBuffer()).byteLength;
}

const queue = createPrefetchQueue(canPrefetch ? fetchByLink : fetchByRequest, {budget: 150_000, parallel: 2});
let page = '';

/** Waits for the page's own files and an idle browser. */
const whenIdle = new Promise<void>((resolve) => {
  const wait = () => onIdle(resolve);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, {once: true});
});

export default async function prefetch(url: string): Promise<void> {
  await whenIdle;
  if (page !== location.pathname) {
    page = location.pathname;
    queue.reset();
  }
  queue.add(url);
}
