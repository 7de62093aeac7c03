/**
 * Replaces `lib/client/prefetch.js` of @docusaurus/core 3.10.2, which asks for a shared chunk once for each link that needs it
 * (700 times on a page of ours) and has no limit. The caller skips paths that it had, 2g and data saver, as before.
 */
import {onIdle} from './onIdle';
import {createPrefetchQueue} from './prefetchQueue';

const canPrefetch = (() => {
  try {
    return document.createElement('link').relList.supports('prefetch');
  } catch {
    return false;
  }
})();

/** Bytes on the wire of a file that was fetched; 0 where the browser had it or does not tell. */
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

/** Where a link cannot prefetch: a plain GET, which fills the cache too. */
async function fetchByRequest(url: string): Promise<number> {
  const response = await fetch(url, {credentials: 'same-origin'});
  return (await response.arrayBuffer()).byteLength;
}

const queue = createPrefetchQueue(canPrefetch ? fetchByLink : fetchByRequest, {budget: 150_000, parallel: 2});
let page = '';

/** After the page's own files, and when the browser has nothing better to do. */
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
