/** The path of an address as the site writes it, with a slash at its end. */
export function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}
