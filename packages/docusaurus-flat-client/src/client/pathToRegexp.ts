/**
 * Replaces path-to-regexp 1.9.0 for the router: the site's routes are plain text, with `*` for anything. Other patterns stop
 * the build (generated.ts).
 */

interface Key {
  name: number;
}

interface Options {
  end?: boolean;
  strict?: boolean;
  sensitive?: boolean;
}

/**
 * The regular expression of a path.
 * @param keys receives a key for each `*`.
 */
export default function pathToRegexp(path: string, keys: Key[], options: Options = {}): RegExp {
  const {end = true, strict = false, sensitive = false} = options;
  const parts = path.split('*').map((part) => part.replace(/[.+?=^!:${}()[\]|/\\]/g, '\\$&'));
  for (const name of parts.slice(1).keys()) keys.push({name});
  let source = parts.join('((?:.*))');
  const endsWithSlash = path.endsWith('/');
  if (!strict) source = `${endsWithSlash ? source.slice(0, -2) : source}(?:\\/(?=$))?`;
  if (end) source += '$';
  else if (!strict || !endsWithSlash) source += '(?=\\/|$)';
  return new RegExp(`^${source}`, sensitive ? '' : 'i');
}

/** Builds an address from a pattern. A plain path is its own address. */
pathToRegexp.compile = (path: string) => () => path;
