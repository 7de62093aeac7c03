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

/** What the build says of a host: paths, headers, redirects (src/config/host.ts). */
function readManifest() {
  try {
    return JSON.parse(readFileSync(path.join(dir, 'headers.json'), 'utf8'));
  } catch {
    console.error(
      `${dir}/headers.json, which says how to serve the site, is missing or damaged. Build the site again.`,
    );
    process.exit(1);
  }
}
const {baseUrl: base, headers: rules, notFound, types} = readManifest();

/** @param pathname below the base path, with a slash at its start. */
function setHeaders(response, pathname, isFound) {
  for (const {under, onlyFound, headers} of rules) {
    if (!pathname.startsWith(`/${under}`) || (onlyFound && !isFound)) continue;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  }
}

// As static hosts do. At Brotli's fourth level, which is the default, style sheets are larger than by gzip.
const brotli = {params: {[constants.BROTLI_PARAM_QUALITY]: 5}};
const compress = values.plain ? (_request, _response, next) => next() : compression({brotli});
const files = sirv(dir, {
  etag: true,
  // Reads the folder on each request, so that a rebuilt site is served without a restart.
  dev: true,
  // Called only for existing files.
  setHeaders: (response, pathname) => {
    setHeaders(response, pathname, true);
    const file = pathname.endsWith('/') ? 'index.html' : pathname;
    const type = types[path.extname(file).slice(1)];
    if (type) response.setHeader('Content-Type', type);
  },
});
const notFoundPage = readFileSync(path.join(dir, notFound));

function sendNotFound(response, pathname) {
  setHeaders(response, pathname, false);
  response.writeHead(404, {'Content-Type': types.html});
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
      sendNotFound(response, '/');
      return;
    }
    request.url = pathname.slice(base.length - 1) + search;
    files(request, response, () => sendNotFound(response, pathname.slice(base.length - 1)));
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
