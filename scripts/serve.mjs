/**
 * Serves the built site as a static host does: at its base path, compressed, with its own not-found page.
 *
 *   npm run serve [-- --port 3000 --host localhost --dir build --plain]
 *
 * --host 0.0.0.0 makes the site available to other devices of the network.
 * --plain turns compression off: locally it costs more CPU time than it saves.
 */
import {existsSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {constants} from 'node:zlib';
import compression from 'compression';
import send from 'send';
import {getNewPath} from './newPath.mjs';

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
const {baseUrl: base, headers: rules, index, twin, notFound, redirects, takeOver, types} = readManifest();

/**
 * Sets the headers of a file, or of the not-found page, which has those of the whole site.
 * @param file path below the base path, without a slash at its start.
 */
function setHeaders(response, file) {
  for (const {under, headers} of rules) {
    if (!file.startsWith(under)) continue;
    for (const [name, value] of Object.entries(headers))
      response.setHeader(name, value.replaceAll('{hostport}', response.req.headers.host ?? ''));
  }
  const type = types[path.extname(file).slice(1)];
  if (type) response.setHeader('Content-Type', type);
}

// As static hosts do. At Brotli's fourth level, which is the default, style sheets are larger than by gzip.
const brotli = {params: {[constants.BROTLI_PARAM_QUALITY]: 5}};
const compress = values.plain ? (_request, _response, next) => next() : compression({brotli});
const notFoundPage = readFileSync(path.join(dir, notFound));

function sendNotFound(response) {
  response.statusCode = 404;
  setHeaders(response, '');
  response.setHeader('Content-Type', types.html);
  response.end(response.req.method === 'HEAD' ? undefined : notFoundPage);
}

/** @param file path below the base path, as it is in the address. */
function sendFile(request, response, file) {
  send(request, file, {root: dir, index: false, cacheControl: false, dotfiles: 'ignore'})
    .on('headers', (_response, found) => setHeaders(response, path.relative(dir, found).split(path.sep).join('/')))
    .on('directory', () => sendNotFound(response))
    .on('error', ({status, headers}) => {
      if (status !== 416) return sendNotFound(response);
      // A range beyond the file's end.
      response.writeHead(status, headers).end();
    })
    .pipe(response);
}

/** Path and query of a request. Two slashes at the start of a path do not mean a host here. */
function parseTarget(target) {
  const [, rawPath, search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(target);
  // Resolves the segments `.` and `..`, which never lead above the root.
  const {pathname} = new URL(`http://localhost${rawPath.startsWith('/') ? rawPath : '/'}`);
  return {pathname, search};
}

/** Whether the folder of a path has a file. */
function hasFile(pathname, file) {
  try {
    return existsSync(path.join(dir, decodeURIComponent(pathname.slice(base.length)), file));
  } catch {
    return false;
  }
}

/** The file of a folder: its page, or Markdown for who accepts that. */
function chooseFile(request, response, pathname) {
  response.setHeader('Vary', 'Accept');
  const acceptsTwin = request.headers.accept?.toLowerCase().includes(twin.type);
  return acceptsTwin && hasFile(pathname, twin.file) ? twin.file : index;
}

const server = createServer((request, response) => {
  const {pathname, search} = parseTarget(request.url ?? '/');
  if (!['GET', 'HEAD'].includes(request.method)) {
    response.writeHead(405, {Allow: 'GET, HEAD'}).end();
    return;
  }
  const moved = redirects.find(({from}) => from === pathname);
  if (moved) {
    setHeaders(response, '');
    response.writeHead(moved.status, {Location: moved.to + search}).end();
    return;
  }
  const newPath = takeOver && getNewPath(takeOver, pathname);
  if (newPath !== undefined) {
    setHeaders(response, '');
    response.writeHead(301, {Location: newPath + search}).end();
    return;
  }
  if (`${pathname}/`.startsWith(base) && !pathname.endsWith('/') && hasFile(pathname, index)) {
    setHeaders(response, '');
    response.writeHead(301, {Location: `${pathname}/${search}`}).end();
    return;
  }
  compress(request, response, () => {
    // Addresses with two slashes in a row are none of the site.
    if (!pathname.startsWith(base) || pathname.includes('//')) {
      sendNotFound(response);
      return;
    }
    const file = pathname.endsWith('/') ? chooseFile(request, response, pathname) : '';
    sendFile(request, response, pathname.slice(base.length) + file);
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
// As long as nginx: a client that is busy for a while must not find its connection closed.
server.keepAliveTimeout = 75_000;
server.listen(Number(values.port), values.host, () =>
  console.log(`The site is at http://localhost:${values.port}${base}`),
);
