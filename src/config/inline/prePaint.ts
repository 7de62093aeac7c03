/**
 * A message that the reader has not closed shows from the first paint on: what was closed was an earlier one, or this one when
 * it could be closed. Docusaurus finds that out when React runs, and then the page moves down.
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
 * Marks that scripts run and which platform's tabs to show, so that nothing moves when React takes over. The URL's `?platform=`
 * wins over what is stored (specification, section 4).
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
