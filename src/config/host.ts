/**
 * How a host serves the site: paths, headers, caching. The build writes it as `headers.json`, which the project's own server reads, and
 * the files for other hosts are made from it (`src/plugins/hosting`). Data and pure functions.
 */
import type {TakeOver} from './takeOver';

/** Cache words. Names of assets hold a hash of their content; everything else may change with the next build. */
export const caching = {
  forever: 'public, max-age=31536000, immutable',
  /** Kept, and asked for again each time (`ETag`). */
  revalidate: 'no-cache',
} as const;

/**
 * Headers of the files in a folder. They go with files only: the not-found page gets the headers of the whole site wherever it is shown,
 * because a missing file that is cached forever stays missing after it is back.
 */
export interface HeaderRule {
  /** Folder below `baseUrl`, with a slash at its end; empty for all of the site. A later rule wins over an earlier one. */
  under: string;
  headers: Readonly<Record<string, string>>;
}

export interface Redirect {
  /** Path with `baseUrl`. */
  from: string;
  to: string;
  status: 301 | 302;
}

export interface HostManifest {
  /** With a slash at both ends. */
  baseUrl: string;
  /** The page of a folder. A folder's address without the slash at its end redirects to the one with it. */
  index: string;
  /** The Markdown of a folder, where there is any: sent in place of `index` to who accepts its type, as no browser does. */
  twin: {type: string; file: string};
  /** Sent with status 404 for every path that is no file. */
  notFound: string;
  headers: readonly HeaderRule[];
  /** From one path to another; the query is kept. */
  redirects: readonly Redirect[];
  /** Old addresses of a site that this one takes over from. They redirect for good, after {@link redirects}. */
  takeOver?: TakeOver;
  /** Content types by the ending of a file. */
  types: Readonly<Record<string, string>>;
  /** Endings of files that are worth compressing. */
  compressed: readonly string[];
}

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'text/xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
  zip: 'application/zip',
  vtt: 'text/vtt; charset=utf-8',
  m3u8: 'application/vnd.apple.mpegurl',
  m4s: 'video/iso.segment',
  mp4: 'video/mp4',
};

const compressed = ['html', 'css', 'js', 'json', 'md', 'txt', 'xml', 'atom', 'svg', 'vtt', 'm3u8', 'wasm'];

/** Folders that the frames of demos load from. The frames have an opaque origin, so that edited code cannot reach the site's storage. */
const demoFolders = ['assets/demos/', 'demo-media/'];

/**
 * The manifest of a site.
 * @param baseUrl with a slash at both ends.
 * @param policies content security policies of pages, of demos' pages and of the playground's frame.
 * @param redirects old addresses.
 * @param takeOver addresses of another site.
 */
export function createManifest(
  baseUrl: string,
  policies: {pages: string; demos: string; playground: string},
  redirects: readonly Redirect[] = [],
  takeOver?: TakeOver,
): HostManifest {
  const root: Redirect[] = baseUrl === '/' ? [] : [{from: '/', to: baseUrl, status: 302}];
  // Only the site's own pages show a demo in a frame.
  const inOwnFrames = (policy: string) => ({'Content-Security-Policy': `${policy}; frame-ancestors 'self'`});
  return {
    baseUrl,
    index: 'index.html',
    twin: {type: 'text/markdown', file: 'index.md'},
    notFound: '404.html',
    headers: [
      {
        under: '',
        headers: {
          'Cache-Control': caching.revalidate,
          'Content-Security-Policy': policies.pages,
          'Referrer-Policy': 'strict-origin-when-cross-origin',
          'X-Content-Type-Options': 'nosniff',
        },
      },
      {under: 'demos/', headers: inOwnFrames(policies.demos)},
      {under: 'playground/', headers: inOwnFrames(policies.playground)},
      {under: 'assets/', headers: {'Cache-Control': caching.forever}},
      ...demoFolders.map((under) => ({under, headers: {'Access-Control-Allow-Origin': '*'}})),
    ],
    redirects: [...root, ...redirects],
    ...(takeOver && {takeOver}),
    types,
    compressed,
  };
}

/**
 * The redirects of old pages, with the slash at their end and without, which saves readers the way over the other.
 * @param moved old addresses and new ones, below `baseUrl` (`addresses/redirects.json`).
 */
export function toHostRedirects(baseUrl: string, moved: Readonly<Record<string, string>>): Redirect[] {
  return Object.entries(moved).flatMap(([from, to]) =>
    [from, from.replace(/\/$/, '')].map((path): Redirect => ({from: baseUrl + path, to: baseUrl + to, status: 301})),
  );
}

/** The headers of a file, or of a not-found page where `folder` is empty. */
export function getHeaders({headers}: HostManifest, folder: string): Record<string, string> {
  const found = headers.filter(({under}) => folder.startsWith(under));
  return Object.assign({}, ...found.map((rule) => rule.headers)) as Record<string, string>;
}

/** The values that a header has in the folders of the site, the general one first; a folder within another follows it. */
export function getValues({headers}: HostManifest, name: string): {under: string; value: string}[] {
  return headers.flatMap(({under, headers: own}) => (own[name] === undefined ? [] : [{under, value: own[name]}]));
}

/** Names of all headers that the site sends. */
export function getHeaderNames({headers}: HostManifest): string[] {
  return [...new Set(headers.flatMap((rule) => Object.keys(rule.headers)))].sort();
}
