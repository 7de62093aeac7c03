import {spawn} from 'node:child_process';
import type {ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createManifest} from '../src/config/host';
import {getFreePort} from '../tests/fixtures/freePort';

const home = 'home';
const manifest = createManifest('/docs/', {
  pages: "default-src 'none'",
  demos: "default-src 'self'",
  playground: "default-src 'self'",
});

let dir: string;
let port: number;
let server: ChildProcess;

beforeAll(async () => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
  for (const [file, text] of [
    ['index.html', home],
    ['404.html', 'not found'],
    ['headers.json', JSON.stringify(manifest)],
    ['player/index.html', 'player'],
    ['demos/web/a/index.html', 'demo'],
    ['assets/js/main.12345678.js', 'script'],
  ] as const) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    fs.writeFileSync(path.join(dir, file), text);
  }
  port = await getFreePort();
  server = spawn('node', ['scripts/serve.mjs', '--plain', '--port', String(port), '--dir', dir]);
  const ended = once(server, 'exit').then(([code]) =>
    Promise.reject(new Error(`The server ended with ${String(code)}.`)),
  );
  await Promise.race([once(server.stdout!, 'data'), ended]);
  ended.catch(() => {});
});

afterAll(() => {
  server.kill();
  fs.rmSync(dir, {recursive: true});
});

/** Sends a request with an unmodified target; `fetch` would normalize it. */
async function ask(target: string): Promise<{status: number; headers: string; body: string}> {
  const socket = net.connect(port, 'localhost');
  socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  const [headers = '', body = ''] = answer.split('\r\n\r\n');
  return {status: Number(headers.split(' ')[1]), headers: headers.toLowerCase(), body};
}

describe('the server', () => {
  it.each([
    '//',
    '///evil.test/x.html',
    '/docs/%zz/',
    '/docs/%00',
    '/docs/%2e%2e/%2e%2e/etc/passwd',
    '/docs/..//x',
    '/a?b#c',
  ])('responds to %s and keeps running', async (target) => {
    const {status, headers} = await ask(target);
    expect([302, 404]).toContain(status);
    expect(headers).not.toMatch(/location: \/\//);
    expect((await ask('/docs/')).body).toBe(home);
  });

  it('redirects to the trailing slash, and keeps the query', async () => {
    const {status, headers} = await ask('/docs/player?platform=ios');
    expect(status).toBe(301);
    expect(headers).toContain('location: /docs/player/?platform=ios\r\n');
    expect((await ask('/docs/nowhere')).status).toBe(404);
  });

  it('lets browsers cache assets forever, and no missing file', async () => {
    expect((await ask('/docs/assets/js/main.12345678.js')).headers).toContain(
      'cache-control: public, max-age=31536000, immutable',
    );
    const missing = await ask('/docs/assets/js/gone.12345678.js');
    expect(missing.status).toBe(404);
    expect(missing.headers).toContain('cache-control: no-cache');
  });

  it('sends the policy with every response, and with a demo its own', async () => {
    for (const target of ['/docs/', '/docs/assets/js/main.12345678.js', '/docs/nowhere', '/nowhere']) {
      expect((await ask(target)).headers).toContain("content-security-policy: default-src 'none'\r\n");
    }
    const demo = await ask('/docs/demos/web/a/');
    expect(demo.headers).toContain("content-security-policy: default-src 'self'; frame-ancestors 'self'\r\n");
  });

  it('is not reachable from other devices', async () => {
    const address = Object.values(os.networkInterfaces())
      .flatMap((entries) => entries ?? [])
      .find(({internal, family}) => !internal && family === 'IPv4')?.address;
    // A machine without a network has no other address to try.
    if (!address) return;
    const socket = net.connect(port, address);
    const [error] = (await Promise.race([once(socket, 'error'), once(socket, 'connect').then(() => [undefined])])) as [
      NodeJS.ErrnoException | undefined,
    ];
    socket.destroy();
    expect(error?.code).toBe('ECONNREFUSED');
  });
});
