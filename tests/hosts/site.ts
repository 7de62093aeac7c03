/** A small built site, with the configurations of hosts as the build writes them. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {spawnSync} from 'node:child_process';
import {createManifest, toHostRedirects} from '../../src/config/host';
import {getTakeOver} from '../../src/config/takeOver';
import {createRedirectPage} from '../../src/plugins/addresses/redirectPage';
import {createCaddyfile} from '../../src/plugins/hosting/caddy';
import {createNginx} from '../../src/plugins/hosting/nginx';

export const policies = {
  pages: "default-src 'none'; script-src 'self' 'sha256-a+/='",
  demos: "default-src 'self' http://{hostport} blob:",
  playground: "script-src 'self' blob:",
};

export const manifest = createManifest(
  '/docs/',
  policies,
  toHostRedirects('/docs/', {'old/': 'player/web/', 'player/renamed/': 'player/'}),
  getTakeOver({TAKE_OVER: 'theoplayer'}, '/docs/', []),
);

const long = (text: string) => `${text} `.repeat(200);

const files: Readonly<Record<string, string>> = {
  'index.html': long('home'),
  '404.html': long('not found'),
  'feeds/web.atom': '<feed xmlns="http://www.w3.org/2005/Atom"/>',
  'robots.txt': 'User-agent: *\n',
  'sitemap.xml': '<urlset/>',
  'player.md': long('# player'),
  'player/index.html': long('player'),
  'player/index.md': long('# player'),
  'player/web/index.html': long('web'),
  'player/a b/index.html': long('space'),
  // For hosts that cannot redirect.
  'old/index.html': createRedirectPage('https://docs.example.com', '/docs/player/web/'),
  'search/index.html': long('search'),
  'demos/web/a/index.html': long('demo'),
  'demos/web/a/style.css': 'a{}',
  'playground/index.html': long('playground'),
  'demos/web/a/source.zip': 'PK',
  'assets/js/main.12345678.js': long('main()'),
  'assets/css/styles.12345678.css': long('a{}'),
  'assets/search/heads.12345678.json': `[${'0,'.repeat(400)}0]`,
  'assets/images/a.12345678.webp': long('webp'),
  'assets/demos/shared-12345678.js': long('demo()'),
  'demo-media/day/master.m3u8': '#EXTM3U\n',
  'demo-media/day/captions.vtt': 'WEBVTT\n',
  'demo-media/day/segment1.m4s': '0123456789'.repeat(100),
  'fonts/sans.woff2': 'wOF2',
  'img/favicon.ico': 'icon',
  'img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '.secret': 'secret',
  '.git/config': 'secret',
};

/**
 * Writes the site to `<root>/docs/`, compressed, and beside it a file that no request may reach.
 * @returns path of the root.
 */
export function writeSite(): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'hosts-'));
  // Servers that drop their rights must be able to read it.
  fs.chmodSync(root, 0o755);
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    fs.writeFileSync(path.join(root, file), text);
  };
  for (const [file, text] of Object.entries(files)) write(`site/docs/${file}`, text);
  write('site/docs/headers.json', JSON.stringify(manifest));
  write('outside.txt', 'secret');
  const {status, stderr} = spawnSync(
    process.execPath,
    ['scripts/compress.mjs', '--dir', path.join(root, 'site/docs')],
    {
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(stderr);
  return root;
}

/** nginx's whole configuration, with what the machine's own sets around the site's. */
export function writeNginx(root: string, port: number, modules: readonly string[]): string {
  const site = path.join(root, 'site.conf');
  fs.writeFileSync(site, createNginx(manifest, path.join(root, 'site'), `127.0.0.1:${port}`));
  const folder = (name: string) => `${name}_temp_path ${path.join(root, 'tmp', name)};`;
  fs.mkdirSync(path.join(root, 'tmp'), {recursive: true});
  const file = path.join(root, 'nginx.conf');
  const user = process.getuid?.() === 0 ? ['user root;'] : [];
  fs.writeFileSync(
    file,
    [
      ...modules.map((module) => `load_module ${module};`),
      ...user,
      'daemon off;',
      'master_process off;',
      `pid ${path.join(root, 'nginx.pid')};`,
      'error_log stderr notice;',
      'events {}',
      'http {',
      ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${folder(name)}`),
      '  access_log off;',
      ...(modules.length ? ['  brotli_static on;'] : []),
      `  include ${site};`,
      '}',
      '',
    ].join('\n'),
  );
  return file;
}

export function writeCaddyfile(root: string, port: number): string {
  const file = path.join(root, 'Caddyfile');
  const site = createCaddyfile(manifest, path.join(root, 'site'), `http://127.0.0.1:${port}`);
  fs.writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
  return file;
}
