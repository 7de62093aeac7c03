/** Where the hosted service is, and where its hits lead on this site. */

export interface PathOptions {
  /** Rewrites the path of results, for an index of another host or base path. */
  replacePathname?: {from: string; to: string};
  /** Addresses that match stay as they are and open by full navigation. */
  externalUrlPattern?: string;
}

/**
 * The site path of a result's address, or the address itself where it is external.
 * Crawled addresses are absolute; on another host, as a preview, the same page is meant.
 */
export function toSitePath(url: string, {replacePathname, externalUrlPattern}: PathOptions): string {
  let parsed: URL;
  try {
    parsed = new URL(url, 'https://site.invalid');
  } catch {
    return url;
  }
  if (!/^https?:$/.test(parsed.protocol)) return '#';
  if (externalUrlPattern && new RegExp(externalUrlPattern).test(parsed.href)) return url;
  const pathname = replacePathname
    ? parsed.pathname.replaceAll(new RegExp(replacePathname.from, 'g'), replacePathname.to)
    : parsed.pathname;
  return `${pathname}${parsed.search}${parsed.hash}`;
}

/** Whether an address leaves the site. */
export function isExternalUrl(url: string): boolean {
  return /^[a-z][a-z\d+.-]*:/i.test(url);
}

/** Address of the hosted service for an application. */
export function getServiceOrigin(appId: string): string {
  return `https://${appId.toLowerCase()}-dsn.algolia.net`;
}
