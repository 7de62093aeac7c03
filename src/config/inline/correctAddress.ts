/** The parts of an address, as `location` has them. */
export type AddressParts = Pick<Location, 'protocol' | 'origin' | 'pathname' | 'search' | 'hash'>;

export interface CorrectedAddress {
  /** Absolute, and on the origin of the page. */
  href: string;
  /** Whether another document may stand there, which has to be loaded. */
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
 * The address that the router can read as a page's own:
 * - `/player/web/index.html` and `/player/web.html` are `/player/web/`. The folder's file is the page itself; another name has no
 *   file, so the page has to be loaded. `404.html` is a page of that name.
 * - Slashes at the start are one. More would name another host in a relative address.
 * - A percent sign that begins no escape is written as `%25`. The router throws on it otherwise.
 * @returns `undefined` where the address is right already, or the page was not served over HTTP.
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

/** Corrects the page's address. Never throws: browsers refuse a change of the history for several reasons. */
export function correctAddress(location: Location, history: History): void {
  try {
    const corrected = getCorrectedAddress(location);
    if (!corrected) return;
    if (corrected.isOtherDocument) location.replace(corrected.href);
    else history.replaceState(history.state, '', corrected.href);
  } catch {
    // The page stands at the address that it has.
  }
}
