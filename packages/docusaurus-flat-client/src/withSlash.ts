/** The path of an address with a slash at its end. */
export const withSlash = (path: string): string => (path.endsWith('/') ? path : `${path}/`);
