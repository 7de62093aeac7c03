/**
 * For an adopter who takes over from a site that serves the same pages below another folder (`TAKE_OVER`): every old address leads to the
 * page's new one. Old addresses come as they are, as the names of the files they were made of (`.md`, `.mdx`, `.html`, `index`), and with
 * the numbers that order files and folders (`01-getting-started/02-web.md`). Data and pure functions.
 */
import {escapeRegExp} from './escapeRegExp';

type Env = Readonly<Record<string, string | undefined>>;

/** A replacement in a path, by a regular expression that JavaScript, PCRE and RE2 read alike. */
export interface PathStep {
  pattern: string;
  /** `$1` is the first group. */
  replacement: string;
  /** Made everywhere in the path, not once. */
  everywhere?: boolean;
}

export interface TakeOver {
  /** Old folder, with `baseUrl` and a slash at its end. */
  from: string;
  to: string;
  /** What makes a new path of an old one, in this order. The result has a slash at its end. */
  steps: readonly PathStep[];
}

/** The folder that old addresses lead to, below `baseUrl`. */
const target = 'player/';

/**
 * Reads `TAKE_OVER`, a folder below `baseUrl`.
 * @param taken first folders of the site's own addresses.
 * @throws Error where it is no folder, or one of the site's own.
 */
export function getTakeOver(env: Env, baseUrl: string, taken: readonly string[]): TakeOver | undefined {
  const value = env.TAKE_OVER;
  if (!value) return undefined;
  const folder = value.replace(/^\/|\/$/g, '');
  if (!/^[a-z\d][\w-]*$/i.test(folder)) {
    throw new Error(
      `TAKE_OVER is "${value}", which is no folder. Set it to the folder of the old addresses below ${baseUrl}, such as "theoplayer", or unset it.`,
    );
  }
  if (taken.includes(folder)) {
    throw new Error(
      `TAKE_OVER is "${value}", which is a folder of this site. Its addresses stay; unset TAKE_OVER, or name the old site's folder.`,
    );
  }
  const from = `${baseUrl}${folder}/`;
  return {
    from,
    to: baseUrl + target,
    steps: [
      {pattern: '/\\d+[-_.]+([A-Za-z])', replacement: '/$1', everywhere: true},
      {pattern: '\\.(?:mdx?|html)/?$', replacement: ''},
      {pattern: '/(?:index|README)/?$', replacement: '/'},
      {pattern: '([^/])$', replacement: '$1/'},
      {pattern: `^${escapeRegExp(from)}`, replacement: baseUrl + target},
    ],
  };
}

/** The first folders of a site's addresses, which a take-over leaves alone. */
export function listFirstFolders(baseUrl: string, routes: readonly string[]): string[] {
  return [...new Set(routes.map((route) => route.slice(baseUrl.length).split('/')[0] ?? '').filter(Boolean))];
}
