/** The servers that the table of requests is asked of. */
import {spawn} from 'node:child_process';
import type {ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {getFreePort} from '../fixtures/freePort';
import {writeCaddyfile, writeNginx} from './site';

export interface Server {
  name: string;
  /** Where its program is, or `undefined` where it is not installed. */
  program: string | undefined;
  /** Starts it on a port, for the site in a folder. */
  start: (root: string, port: number) => ChildProcess;
}

const find = (...files: string[]) => files.find((file) => fs.existsSync(file));
const nginx = find('/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx');
const caddy = find('/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy');
const brotli = ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'].filter((file) => fs.existsSync(file));

export const servers: readonly Server[] = [
  {
    name: 'scripts/serve.mjs',
    program: process.execPath,
    start: (root, port) =>
      spawn(process.execPath, [
        'scripts/serve.mjs',
        ...['--host', '127.0.0.1', '--port', String(port), '--dir', path.join(root, 'site/docs')],
      ]),
  },
  {
    name: 'nginx',
    program: nginx,
    start: (root, port) => spawn(nginx ?? '', ['-p', root, '-e', 'stderr', '-c', writeNginx(root, port, brotli)]),
  },
  {
    name: 'Caddy',
    program: caddy,
    start: (root, port) =>
      spawn(caddy ?? '', ['run', '--adapter', 'caddyfile', '--config', writeCaddyfile(root, port)], {
        env: {...process.env, HOME: root, XDG_DATA_HOME: root, XDG_CONFIG_HOME: root},
      }),
  },
];

export interface RunningServer {
  port: number;
  stop: () => Promise<void>;
}

/**
 * Starts a server and waits until it accepts connections.
 * @throws Error with its output where it ends instead.
 */
export async function run({name, start}: Server, root: string): Promise<RunningServer> {
  const port = await getFreePort();
  const child = start(root, port);
  let output = '';
  const collect = (chunk: Buffer) => (output += chunk.toString());
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/docs/robots.txt`).then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    port,
    stop: () => {
      child.kill();
      return ended;
    },
  };
}
