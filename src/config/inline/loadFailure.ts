/**
 * Handles pages whose scripts or styles fail to load, for example when a deployment removed files that a cached page
 * references. It is inline, because the site's own scripts may be what is missing.
 * - Content for readers without scripts is shown at once (`data-js` is removed).
 * - The file is fetched again, bypassing the browser's cache, which may keep a failed response forever.
 * - If the server responds, the page is reloaded, once. A page that is itself a reload stays, so there is no loop and
 * no storage is needed. Offline the page stays too: readable content is better than the browser's error page. It also
 * stays after a click: a reload would cancel the navigation.
 * - A chunk that fails later is handled where it is requested (full load, Retry, the search's message). Its unhandled
 * rejection (preload on hover) is only logged as a warning.
 * Only the site's own files count; a blocked analytics script changes nothing.
 */

interface FailedFile {
  url: string;
  isStyle: boolean;
}

const isHydrated = () => document.documentElement.getAttribute('data-has-hydrated') === 'true';

const isAsset = (url: string) => url.startsWith(`${location.origin}${BASE_URL}assets/`);

/** The file that an error event is about, if it belongs to the site. */
function getFailedFile(event: ErrorEvent): FailedFile | undefined {
  const {target} = event;
  let file: FailedFile | undefined;
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') file = {url: target.href, isStyle: true};
  else if (target instanceof HTMLScriptElement) file = {url: target.src, isStyle: false};
  // A host that responds to every path with the home page serves HTML for a script.
  else if (event.error instanceof SyntaxError) file = {url: event.filename, isStyle: false};
  return file && isAsset(file.url) ? file : undefined;
}

/** Whether the site's style sheet is in use. One that came as HTML has no rules, though browsers report no error for it. */
const hasStyles = () =>
  [...document.styleSheets].some((sheet) => isAsset(sheet.href ?? '') && sheet.cssRules.length > 0);

/** Bypasses the cache and stores the server's response in it. */
const fetchAgain = (url: string) => fetch(url, {cache: 'reload'});

/**
 * Watches the page's files.
 * @param onNothingLoads called when neither scripts nor style sheets load.
 */
export function watchFiles(onNothingLoads: () => void): void {
  let hasReaderClicked = false;
  let isReloading = false;
  let isStyleLost = false;
  let isScriptLost = false;

  async function reload(isStyle: boolean, again: Promise<unknown>): Promise<void> {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (isReloading || !navigation || navigation.type === 'reload' || !navigator.onLine) return;
    isReloading = true;
    const page = await fetchAgain(location.href);
    // Wait until the file is in the cache, but reload the page even when the file stays missing.
    await again;
    if (!hasReaderClicked && page.status < 500 && (isStyle || !isHydrated())) location.reload();
  }

  addEventListener(
    'error',
    (event) => {
      const file = getFailedFile(event);
      if (!file) return;
      const {url, isStyle} = file;
      const again = fetchAgain(url).catch(() => undefined);
      if (!isStyle && isHydrated()) return;
      if (!isStyle) document.documentElement.removeAttribute('data-js');
      const wereLost = isStyleLost && isScriptLost;
      if (!isStyle) isScriptLost = true;
      isStyleLost ||= isStyle || !hasStyles();
      if (!wereLost && isStyleLost && isScriptLost) onNothingLoads();
      reload(isStyle, again).catch(() => undefined);
    },
    true,
  );
  addEventListener('click', () => (hasReaderClicked = true), true);
  addEventListener('unhandledrejection', (event) => {
    const reason = event.reason as {name?: unknown} | null | undefined;
    if (reason?.name !== 'ChunkLoadError') return;
    event.preventDefault();
    console.warn(reason);
  });
}
