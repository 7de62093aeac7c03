/** One table of requests, asked of the project's own server, nginx and Caddy: all must answer alike. */
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {caching} from '../../src/config/host';
import {listOldAddresses} from './oldAddresses';
import {run, servers} from './servers';
import type {RunningServer} from './servers';
import {hostToken} from '../../src/config/policy';
import {policies, writeSite} from './site';

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** The content of a body that is sent in chunks. */
function joinChunks(body: string): string {
  const [, size = '0'] = /^([\da-f]+)\r\n/i.exec(body) ?? [];
  const start = size.length + 2;
  const length = Number.parseInt(size, 16);
  return length ? body.slice(start, start + length) + joinChunks(body.slice(start + length + 2)) : '';
}

/** Sends a request with an unmodified target; `fetch` would normalize it. */
async function ask(
  port: number,
  target: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  const socket = net.connect(port, '127.0.0.1');
  const lines = Object.entries({Host: `127.0.0.1:${port}`, Connection: 'close', ...headers});
  socket.write(`${method} ${target} HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n`);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  const answer = Buffer.concat(chunks).toString('latin1');
  const [head = '', ...body] = answer.split('\r\n\r\n');
  const [first = '', ...fields] = head.split('\r\n');
  const received: Record<string, string> = {};
  for (const field of fields) {
    const [name = '', value = ''] = [field.split(':')[0]?.toLowerCase(), field.slice(field.indexOf(':') + 1).trim()];
    received[name] = received[name] === undefined ? value : `${received[name]}, ${value}`;
  }
  const whole = body.join('\r\n\r\n');
  return {
    status: Number(first.split(' ')[1]),
    headers: received,
    body: received['transfer-encoding'] === 'chunked' ? joinChunks(whole) : whole,
  };
}

interface Expected {
  status: number;
  /** Expected headers; `undefined` for one that must not be there. */
  [header: string]: unknown;
  /** Begins so. */
  body?: string;
}

type Row = [what: string, target: string, expected: Expected, headers?: Record<string, string>, method?: string];

const page = {
  status: 200,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': caching.revalidate,
  'content-security-policy': policies.pages,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'access-control-allow-origin': undefined,
};
const notFound = {...page, status: 404, body: 'not found'};
const asset = {status: 200, 'cache-control': caching.forever, 'content-security-policy': policies.pages};
const text = (type: string) => ({status: 200, 'content-type': type, 'cache-control': caching.revalidate});
const to = (location: string, status = 301) => ({status, location, 'cache-control': caching.revalidate});
const byType = /\baccept\b(?!-)/i;
const gzip = {'Accept-Encoding': 'gzip'};
const brotli = {'Accept-Encoding': 'gzip, br'};
/** A host puts its own name for the token of the manifest. */
const ofHost = (value: unknown, host: string) => (typeof value === 'string' ? value.replace(hostToken, host) : value);
const demoPolicy = `${policies.demos}; frame-ancestors 'self'`;
const playgroundPolicy = `${policies.playground}; frame-ancestors 'self'`;

const rows: Row[] = [
  ['the home page', '/docs/', {...page, body: 'home'}],
  ['a page', '/docs/player/', {...page, body: 'player'}],
  ['a page below another', '/docs/player/web/', {...page, body: 'web'}],
  ['a page with a query', '/docs/search/?q=drm&page=2', {...page, body: 'search'}],
  ['a page by its file', '/docs/player/index.html', {...page, body: 'player'}],
  ['an encoded space', '/docs/player/a%20b/', {...page, body: 'space'}],
  ['an encoded letter', '/docs/pl%61yer/', {...page, body: 'player'}],
  ['a dot segment', '/docs/player/../search/', {...page, body: 'search'}],
  ['a Markdown twin', '/docs/player.md', {...text('text/markdown; charset=utf-8'), body: '# player'}],
  ['a Markdown twin in its folder', '/docs/player/index.md', text('text/markdown; charset=utf-8')],
  [
    'a page, for who accepts Markdown',
    '/docs/player/',
    {...text('text/markdown; charset=utf-8'), vary: byType, body: '# player'},
    {Accept: 'text/markdown, text/html;q=0.9, */*;q=0.1'},
  ],
  ['a page, for a browser', '/docs/player/', {...page, vary: byType, body: 'player'}, {Accept: 'text/html,*/*;q=0.8'}],
  ['a page that has no Markdown', '/docs/search/', {...page, vary: byType, body: 'search'}, {Accept: 'text/markdown'}],
  ['text', '/docs/robots.txt', {...text('text/plain; charset=utf-8'), body: 'User-agent'}],
  ['a feed', '/docs/feeds/web.atom', text('application/atom+xml; charset=utf-8')],
  ['XML', '/docs/sitemap.xml', text('text/xml; charset=utf-8')],
  ['an icon', '/docs/img/favicon.ico', text('image/x-icon')],
  ['a drawing', '/docs/img/logo.svg', text('image/svg+xml')],
  ['a font', '/docs/fonts/sans.woff2', text('font/woff2')],

  ['a script', '/docs/assets/js/main.12345678.js', {...asset, 'content-type': 'text/javascript; charset=utf-8'}],
  ['a style sheet', '/docs/assets/css/styles.12345678.css', {...asset, 'content-type': 'text/css; charset=utf-8'}],
  [
    'a search index',
    '/docs/assets/search/heads.12345678.json',
    {...asset, 'content-type': 'application/json; charset=utf-8'},
  ],
  ['a picture', '/docs/assets/images/a.12345678.webp', {...asset, 'content-type': 'image/webp'}],
  ['a script with a query', '/docs/assets/js/main.12345678.js?edit=1', {...asset, body: 'main()'}],
  ['a missing script', '/docs/assets/js/gone.12345678.js', notFound],
  [
    'a missing script, compressed',
    '/docs/assets/js/gone.12345678.js',
    {status: 404, 'cache-control': caching.revalidate},
    brotli,
  ],

  ['the page of a demo', '/docs/demos/web/a/', {...page, 'content-security-policy': demoPolicy, body: 'demo'}],
  [
    'the frame of the playground',
    '/docs/playground/',
    {...page, 'content-security-policy': playgroundPolicy, body: 'playground'},
  ],
  ['a sheet of a demo', '/docs/demos/web/a/style.css', {status: 200, 'content-security-policy': demoPolicy}],
  ['the source of a demo', '/docs/demos/web/a/source.zip', text('application/zip')],
  ['a missing demo', '/docs/demos/web/gone/', notFound],
  ['the script of a demo', '/docs/assets/demos/shared-12345678.js', {...asset, 'access-control-allow-origin': '*'}],
  ['a missing script of a demo', '/docs/assets/demos/gone-12345678.js', notFound],
  [
    'a playlist',
    '/docs/demo-media/day/master.m3u8',
    {...text('application/vnd.apple.mpegurl'), 'access-control-allow-origin': '*'},
  ],
  [
    'captions',
    '/docs/demo-media/day/captions.vtt',
    {...text('text/vtt; charset=utf-8'), 'access-control-allow-origin': '*'},
  ],
  [
    'a segment',
    '/docs/demo-media/day/segment1.m4s',
    {...text('video/iso.segment'), 'content-length': '1000', 'accept-ranges': 'bytes'},
  ],

  [
    'a range',
    '/docs/demo-media/day/segment1.m4s',
    {status: 206, 'content-range': 'bytes 0-9/1000', 'content-length': '10', body: '0123456789'},
    {Range: 'bytes=0-9'},
  ],
  [
    'an open range',
    '/docs/demo-media/day/segment1.m4s',
    {status: 206, 'content-range': 'bytes 995-999/1000', body: '56789'},
    {Range: 'bytes=995-'},
  ],
  [
    'the end of a file',
    '/docs/demo-media/day/segment1.m4s',
    {status: 206, 'content-range': 'bytes 997-999/1000', body: '789'},
    {Range: 'bytes=-3'},
  ],
  [
    'a range beyond the end',
    '/docs/demo-media/day/segment1.m4s',
    {status: 416, 'content-range': 'bytes */1000'},
    {Range: 'bytes=2000-'},
  ],

  ['a page, by gzip', '/docs/player/', {...page, 'content-encoding': 'gzip', vary: /accept-encoding/i}, gzip],
  [
    'a script, by gzip',
    '/docs/assets/js/main.12345678.js',
    {...asset, 'content-encoding': 'gzip', vary: /accept-encoding/i},
    gzip,
  ],
  ['a page, by Brotli', '/docs/player/', {...page, 'content-encoding': 'br', vary: /accept-encoding/i}, brotli],
  [
    'a script, by Brotli',
    '/docs/assets/js/main.12345678.js',
    {...asset, 'content-encoding': 'br', vary: /accept-encoding/i},
    brotli,
  ],
  ['a twin, by Brotli', '/docs/player.md', {...text('text/markdown; charset=utf-8'), 'content-encoding': 'br'}, brotli],
  [
    'a picture, never compressed',
    '/docs/assets/images/a.12345678.webp',
    {...asset, 'content-encoding': undefined},
    brotli,
  ],
  [
    'a segment, never compressed',
    '/docs/demo-media/day/segment1.m4s',
    {status: 200, 'content-encoding': undefined},
    brotli,
  ],
  ['a page, as it is', '/docs/player/', {...page, 'content-encoding': undefined}, {'Accept-Encoding': 'identity'}],

  ['the root', '/', to('/docs/', 302)],
  ['the root, with a query', '/?a=1', to('/docs/?a=1', 302)],
  ['the site without its slash', '/docs', to('/docs/')],
  ['a page without its slash', '/docs/player', to('/docs/player/')],
  [
    'a page without its slash, with a query',
    '/docs/player/web?platform=ios&x=%2F',
    to('/docs/player/web/?platform=ios&x=%2F'),
  ],
  ['a folder without a page', '/docs/assets', notFound],
  ['a folder without a page, with a slash', '/docs/assets/', notFound],
  ['an old address', '/docs/old/', to('/docs/player/web/')],
  ['an old address, with a query', '/docs/old/?q=1', to('/docs/player/web/?q=1')],
  ['an old address without its slash', '/docs/old?q=1', to('/docs/player/web/?q=1')],
  ['an old address of which nothing is left', '/docs/player/renamed/', to('/docs/player/')],

  ['a page of the site before', '/docs/theoplayer/web/', to('/docs/player/web/')],
  ['a page of the site before, with a query', '/docs/theoplayer/web?a=1&b=%2F', to('/docs/player/web/?a=1&b=%2F')],
  ['a file of the site before', '/docs/theoplayer/v6/03-faq/00-why.md', to('/docs/player/v6/faq/why/')],
  ['an index of the site before', '/docs/theoplayer/01-web/index.html', to('/docs/player/web/')],
  ['the root of the site before', '/docs/theoplayer', to('/docs/player/')],
  [
    'a line break in the site before',
    '/docs/theoplayer/a%0d%0aX-Odd:%201/',
    {status: /^(301|404)$/, 'x-odd': undefined},
  ],
  ['beside the site before', '/docs/theoplayers/', notFound],

  ['an unknown page', '/docs/nowhere/', notFound],
  ['an unknown page without a slash', '/docs/nowhere', notFound],
  ['an unknown file', '/docs/nowhere.js', notFound],
  ['a file with a slash', '/docs/player.md/', notFound],
  ['outside of the site', '/nowhere', notFound],
  ['beside the site', '/docsplayer/', notFound],
  ['two slashes', '//', notFound],
  ['two slashes and a host', '//evil.test/x.html', notFound],
  ['two slashes after dots', '/docs/..//evil.test/x.html', notFound],
  ['two slashes in a page', '/docs//player/', notFound],
  ['a hidden file', '/docs/.secret', notFound],
  ['a hidden folder', '/docs/.git/config', notFound],
  ['above the root', '/docs/../../outside.txt', {status: /^40[04]$/}],
  ['above the root, encoded', '/docs/%2e%2e/%2e%2e/outside.txt', {status: /^40[04]$/}],
  ['above the root, with an encoded slash', '/docs/..%2f..%2foutside.txt', {status: /^40[04]$/}],
  ['a byte of zero', '/docs/player%00/', {status: /^40[04]$/}],
  ['a sequence that encodes nothing', '/docs/%E4/', {status: /^40[04]$/}],

  ['the head of a page', '/docs/player/', {...page, body: ''}, {}, 'HEAD'],
  ['the head of a missing page', '/docs/nowhere/', {...page, status: 404, body: ''}, {}, 'HEAD'],
  ['the head of a redirect', '/docs/player', {...to('/docs/player/'), body: ''}, {}, 'HEAD'],
  ['another method', '/docs/player/', {status: 405}, {'Content-Length': '0'}, 'POST'],
] as Row[];

const root = writeSite();
afterAll(() => fs.rmSync(root, {recursive: true}));

for (const server of servers) {
  // In CI a server that is not there fails, so that this is noticed.
  const isLeftOut = !server.program && !process.env.CI;
  if (isLeftOut) console.log(`${server.name} is not installed, so the site's configuration for it is not tested here.`);
  describe.skipIf(isLeftOut)(server.name, () => {
    let running: RunningServer;
    beforeAll(async () => {
      if (!server.program)
        throw new Error(`${server.name} is not installed. scripts/setup/setup.mjs installs it by apt.`);
      running = await run(server, root);
    });
    afterAll(() => running?.stop());

    it.each(rows)('%s: %s', async (_what, target, {status, body, ...headers}, sent, method) => {
      const answer = await ask(running.port, target, sent, method);
      if ((status as unknown) instanceof RegExp) expect(String(answer.status)).toMatch(status as unknown as RegExp);
      else expect(answer.status).toBe(status);
      for (const [name, value] of Object.entries(headers)) {
        if (value instanceof RegExp) expect(answer.headers[name], name).toMatch(value);
        else expect(answer.headers[name], name).toBe(ofHost(value, `127.0.0.1:${running.port}`));
      }
      expect(answer.body).not.toContain('secret');
      if (body === '') expect(answer.body).toBe('');
      else if (body !== undefined) expect(answer.body.startsWith(body), answer.body.slice(0, 100)).toBe(true);
    });

    it('leads from each of the public site’s addresses, in each of its forms, to the page', async () => {
      const agent = new http.Agent({keepAlive: true, maxSockets: 8});
      const getLocation = (target: string) =>
        new Promise<string | undefined>((resolve, reject) => {
          http
            .get({port: running.port, host: '127.0.0.1', path: target, agent}, (response) => {
              response.resume();
              response.on('end', () => resolve(response.headers.location));
            })
            .on('error', reject);
        });
      const wrong = await Promise.all(
        listOldAddresses().map(async ([old, page]) => ((await getLocation(old)) === page ? undefined : old)),
      );
      agent.destroy();
      expect(wrong.filter(Boolean)).toEqual([]);
    });

    it('sends nothing where the browser has the file, and the headers again', async () => {
      for (const target of ['/docs/player/', '/docs/assets/js/main.12345678.js']) {
        const first = await ask(running.port, target, brotli);
        const again = await ask(running.port, target, {...brotli, 'If-None-Match': first.headers.etag ?? 'none'});
        expect(again.status).toBe(304);
        expect(again.body).toBe('');
        expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
        const {'last-modified': date = 'none'} = first.headers;
        expect((await ask(running.port, target, {...brotli, 'If-Modified-Since': date})).status).toBe(304);
      }
    });
  });
}
