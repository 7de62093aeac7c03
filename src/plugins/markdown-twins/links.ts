/** Where the links of twins lead. */
import {withSlash} from '../../withSlash';
import {getTwinUrl} from '../../twinUrl';

export interface TwinSite {
  /** Origin, without a slash at the end. */
  origin: string;
  baseUrl: string;
  /** Site paths that have a twin, with a slash at the end. */
  urls: ReadonlySet<string>;
}

/**
 * Makes a link absolute, and lets it lead to a page's twin where there is one.
 * @param address as the HTML has it.
 * @param page site path of the page that the link is on.
 */
export function toTwinLink(address: string, page: string, {origin, baseUrl, urls}: TwinSite): string {
  if (address.startsWith('#')) return address;
  let url: URL;
  try {
    url = new URL(address, origin + page);
  } catch {
    return address;
  }
  if (url.origin !== origin || !url.pathname.startsWith(baseUrl)) return url.href;
  const path = withSlash(url.pathname);
  return origin + (urls.has(path) ? getTwinUrl(path) : url.pathname) + url.search + url.hash;
}
