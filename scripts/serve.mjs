/**
 * Serves the built site as a static host does: at its base path, compressed, with its own not-found page.
 * Usage: node scripts/serve.mjs [--port 3000] [--host localhost] [--dir build] [--plain]
 * --host 0.0.0.0 makes the site available to other devices of the network.
 * --plain turns compression off: locally it costs more CPU time than it saves.
 */
import {existsSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {constants} from 'node:zlib';
import compression from 'compression';
import sirv from 'sirv';

const {values} = parseArgs({
  options: {
    port: {type: 'string', default: '3000'},
    host: {type: 'string', default: 'localhost'},
    dir: {type: 'string', default: 'build'},
    plain: {type: 'boolean', default: false},
  },
});
const dir = path.resolve(values.dir);
if (!existsSync(path.join(dir, 'index.html'))) {
  console.error(`No built site in ${dir}. Run "npm run build" first.`);
  process.exit(1);
}

/** The site's `baseUrl`, from the home page's own markup. */
function readBaseUrl() {
  const link =
    /<link[^>]*\brel="?canonical"?[^>]*>/.exec(readFileSync(path.join(dir, 'index.html'), 'utf8'))?.[0] ?? '';
  const href = /\bhref="?([^"\s>]+)/.exec(link)?.[1];
  if (href) return new URL(href).pathname;
  console.error(`${dir}/index.html has no canonical link, which says at what path to serve the site. Build it again.`);
  process.exit(1);
}
const base = readBaseUrl();

// As static hosts do. At Brotli's fourth level, which is the default, style sheets are larger than by gzip.
const brotli = {params: {[constants.BROTLI_PARAM_QUALITY]: 5}};
const compress = values.plain ? (_request, _response, next) => next() : compression({brotli});
const files = sirv(dir, {
  etag: true,
  // Reads the folder on each request, so that a rebuilt site is served without a restart.
  dev: true,
  // Called only for existing files; not-found responses must not be cached.
  setHeaders: (response, pathname) => {
    // Names of assets hold a hash of their content; everything else may change with the next build.
    const immutable = pathname.startsWith('/assets/');
    response.setHeader('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    // The frames of demos have an origin of their own.
    if (/^\/(assets\/demos|demo-media)\//.test(pathname)) response.setHeader('Access-Control-Allow-Origin', '*');
  },
});
const notFoundPage = readFileSync(path.join(dir, '404.html'));

function sendNotFound(response) {
  response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache'});
  response.end(notFoundPage);
}

/** Path and query of a request. Several leading slashes in a path do not mean a host here. */
function parseTarget(target) {
  const [, rawPath, search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(target);
  // Resolves the segments `.` and `..`, which never lead above the root.
  const {pathname} = new URL(`http://localhost/${rawPath.replace(/^\/+/, '')}`);
  return {pathname, search};
}

/** Whether a path without a slash at its end is a page's folder. */
function isFolder(pathname) {
  try {
    return existsSync(path.join(dir, decodeURI(pathname.slice(base.length)), 'index.html'));
  } catch {
    return false;
  }
}

const server = createServer((request, response) => {
  const {pathname, search} = parseTarget(request.url ?? '/');
  if (base !== '/' && (pathname === '/' || pathname === base.slice(0, -1))) {
    response.writeHead(302, {Location: base + search}).end();
    return;
  }
  if (pathname.startsWith(base) && !pathname.endsWith('/') && isFolder(pathname)) {
    response.writeHead(301, {Location: `${pathname}/${search}`, 'Cache-Control': 'no-cache'}).end();
    return;
  }
  compress(request, response, () => {
    if (!pathname.startsWith(base)) {
      sendNotFound(response);
      return;
    }
    request.url = pathname.slice(base.length - 1) + search;
    files(request, response, () => sendNotFound(response));
  });
});

server.on('error', (error) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${values.port} is in use. Stop what uses it or pass another: npm run site -- --port 3001`
      : error.message,
  );
  process.exit(1);
});
server.listen(Number(values.port), values.host, () =>
  console.log(`The site is at http://localhost:${values.port}${base}`),
);
