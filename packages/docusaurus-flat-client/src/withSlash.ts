/** The path with a trailing slash. */
export const withSlash = (path: string): string => (path.endsWith('/') ? path : `${path}/`);
