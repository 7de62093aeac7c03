/** A URL's path in the site's format, with a trailing slash. */
export function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}
