/**
 * Shows a message that the reader has not closed from the first paint on. The stored state counts for the same message
 * only, and only if it can be closed. Docusaurus reads it when React runs, which would shift the page.
 */
function resetAnnouncement(): void {
  if (!ANNOUNCEMENT) return;
  const {id, isCloseable} = ANNOUNCEMENT;
  const isOther = !isCloseable || localStorage.getItem(ANNOUNCEMENT_ID_KEY) !== id;
  if (isOther && localStorage.getItem(ANNOUNCEMENT_CLOSED_KEY) === 'true') {
    localStorage.setItem(ANNOUNCEMENT_CLOSED_KEY, 'false');
  }
}

/**
 * Marks that scripts run and which platform's tabs to show, so that hydration shifts nothing. The URL's `?platform=`
 * wins over the stored platform («the address wins over the stored platform» in tests/README.md).
 */
export function prepareFirstPaint(): void {
  const root = document.documentElement;
  root.setAttribute('data-js', '');
  let platform = new URLSearchParams(location.search).get('platform');
  try {
    platform ||= localStorage.getItem(PLATFORM_KEY);
    resetAnnouncement();
  } catch {
    // Storage is blocked.
  }
  root.setAttribute('data-platform', platform && PLATFORMS.includes(platform) ? platform : 'web');
}
