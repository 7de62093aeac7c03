/** URLs of the hosted service, and the site paths of its hits. */

export interface PathOptions {
  /** Rewrites result paths, for an index of another host or base path. */
  replacePathname?: {from: string; to: string};
  /** Matching URLs are kept and open with a full page load. */
  externalUrlPattern?: string;
}

/**
 * The site path of a result, or its URL if it is external.
 * Crawled URLs are absolute; on another host, such as a preview, they refer to the same page.
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

/** Whether a URL leaves the site. */
export function isExternalUrl(url: string): boolean {
  return /^[a-z][a-z\d+.-]*:/i.test(url);
}

/** URL of the hosted service for an application. */
export function getServiceOrigin(appId: string): string {
  return `https://${appId.toLowerCase()}-dsn.algolia.net`;
}
