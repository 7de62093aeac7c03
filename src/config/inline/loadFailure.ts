/**
 * Handles a page whose scripts or styles do not arrive, as when a deployment removed the files that an old copy of the page
 * names. This code is inline, since the scripts are what is missing.
 * - What is written for readers without scripts shows at once (`data-js` goes).
 * - The file is fetched again past the browser's cache, which may keep a wrong answer for ever.
 * - Where the server answers, the page is loaded again, once: a page that is a reload already stays as it is, so there is no loop,
 *   and no storage is needed to remember. Offline it stays too: what can be read is worth more than the browser's error page.
 *   And it stays where the reader has clicked meanwhile: a reload would take back the navigation that has begun.
 * - A chunk that fails later is handled where it is asked for (full load, Retry, the search's notice), so that its promise is
 *   rejected without a handler (preload on hover) is only worth a warning.
 * Only the site's own files count; an analytics script that is blocked changes nothing.
 */

interface FailedFile {
  url: string;
  isStyle: boolean;
}

const isHydrated = () => document.documentElement.getAttribute('data-has-hydrated') === 'true';

const isAsset = (url: string) => url.startsWith(`${location.origin}${BASE_URL}assets/`);

/** The file that an error event is about, if it is one of the site's. */
function getFailedFile(event: ErrorEvent): FailedFile | undefined {
  const {target} = event;
  let file: FailedFile | undefined;
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') file = {url: target.href, isStyle: true};
  else if (target instanceof HTMLScriptElement) file = {url: target.src, isStyle: false};
  // A host that answers every path with the home page sends HTML for a script.
  else if (event.error instanceof SyntaxError) file = {url: event.filename, isStyle: false};
  return file && isAsset(file.url) ? file : undefined;
}

/** Whether a style sheet of the site is in use. One that came as HTML is not, though browsers report no error for it. */
const hasStyles = () => [...document.styleSheets].some(({href}) => href !== null && isAsset(href));

/** Asks the server and not the cache, and so puts the server's answer into the cache. */
const fetchAgain = (url: string) => fetch(url, {cache: 'reload'});

/**
 * Watches the page's files.
 * @param onNothingLoads is called where neither scripts nor style sheets came.
 */
export function watchFiles(onNothingLoads: () => void): void {
  let hasReaderClicked = false;
  let isReloading = false;
  const failed = {style: false, script: false};

  async function reload(isStyle: boolean, again: Promise<unknown>): Promise<void> {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (isReloading || !navigation || navigation.type === 'reload' || !navigator.onLine) return;
    isReloading = true;
    const page = await fetchAgain(location.href);
    // Not before the cache has the file, but the page may come even where the file does not.
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
      const isFirst = !(failed.style && failed.script);
      failed[isStyle ? 'style' : 'script'] = true;
      failed.style ||= !hasStyles();
      if (isFirst && failed.style && failed.script) onNothingLoads();
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
