/** The parts of an address, as in `location`. */
export type AddressParts = Pick<Location, 'protocol' | 'origin' | 'pathname' | 'search' | 'hash'>;

export interface CorrectedAddress {
  /** Absolute, on the page's own origin. */
  href: string;
  /** Whether the address may belong to another document, which must be loaded. */
  isOtherDocument: boolean;
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURI(pathname);
    return true;
  } catch {
    return false;
  }
}

/**
 * Corrects an address so that the router recognizes the page:
 * - `/player/web/index.html` and `/player/web.html` become `/player/web/`. `index.html` is the page itself; for any
 * other name the page must be loaded. `404.html` stays.
 * - Several leading slashes become one. As a relative address they would name another host.
 * - A percent sign that starts no escape sequence becomes `%25`. The router throws on it otherwise.
 * @returns `undefined` when the address is already correct, or the page was not served over HTTP.
 */
export function getCorrectedAddress({
  protocol,
  origin,
  pathname,
  search,
  hash,
}: AddressParts): CorrectedAddress | undefined {
  if (!/^https?:$/.test(protocol)) return undefined;
  let path = pathname.replace(/^\/{2,}/, '/');
  if (!isDecodable(path)) path = path.replaceAll('%', '%25');
  const [, page, index] = /^(.*?)(\/index)?\.html$/.exec(path) ?? [];
  const hasEnding = page !== undefined && !page.endsWith('/404');
  if (hasEnding) path = `${page}/`;
  if (path === pathname) return undefined;
  return {href: origin + path + search + hash, isOtherDocument: hasEnding && !index};
}

/** Corrects the page's address. Never throws: browsers may reject history changes for several reasons. */
export function correctAddress(location: Location, history: History): void {
  try {
    const corrected = getCorrectedAddress(location);
    if (!corrected) return;
    if (corrected.isOtherDocument) location.replace(corrected.href);
    else history.replaceState(history.state, '', corrected.href);
  } catch {
    // The document at the corrected address is the current one.
  }
}
