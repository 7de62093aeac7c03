/**
 * `npm run bench [-- --no-builds] [-- --no-lighthouse] [-- --runs 3] [-- --json]`: what the site costs to build and to read.
 * One page of each kind; tables for people, JSON for machines.
 */
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {measureBuilds} from './builds';
import {measureLighthouse, measurePages} from './pages';

const {values} = parseArgs({
  options: {
    builds: {type: 'boolean', default: true},
    lighthouse: {type: 'boolean', default: true},
    runs: {type: 'string', default: '3'},
    json: {type: 'boolean', default: false},
  },
  allowNegative: true,
});

const kinds: Record<string, string> = {
  home: '/docs/',
  landing: '/docs/player/web/',
  'getting started': '/docs/player/getting-started/sdks/web/getting-started/',
  'how-to guide': '/docs/player/how-to-guides/ads/google-ima/',
  'error codes': '/docs/player/how-to-guides/miscellaneous/error/error-codes/',
  'knowledge base': '/docs/player/knowledge-base/streaming/http-live-streaming/',
  FAQ: '/docs/player/faq/why-is-video-not-playing-automatically/',
  changelog: '/docs/player/changelog/',
  'UI kit': '/docs/open-video-ui/web/getting-started/',
};
const port = 4199;
const kib = (bytes = 0) => (bytes / 1024).toFixed(1);

async function main(): Promise<void> {
  const builds = values.builds ? await measureBuilds() : [];
  const server = spawn(process.execPath, ['scripts/serve.mjs', '--port', String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout.once('data', () => resolve());
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
  try {
    const base = `http://localhost:${port}`;
    const browser = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
    const paths = Object.values(kinds);
    const pages = await measurePages(base, paths, browser);
    const scores = values.lighthouse ? await measureLighthouse(base, paths, browser, Number(values.runs)) : [];
    const pageCount = fs
      .readdirSync('build', {recursive: true, encoding: 'utf8'})
      .filter((file) => path.basename(file) === 'index.html').length;

    if (values.json) {
      console.log(JSON.stringify({pageCount, builds, pages, lighthouse: scores}, null, 2));
      return;
    }
    console.log(`${pageCount} pages`);
    if (builds.length) {
      console.table(
        builds.map(({kind, seconds, peakMemory}) => ({
          build: kind,
          seconds: seconds.toFixed(1),
          'peak MiB': peakMemory.toFixed(0),
        })),
      );
    }
    const names = Object.keys(kinds);
    console.table(
      pages.map(({requests, bytes, total, nextPage}, i) => ({
        page: names[i],
        requests,
        'HTML KiB': kib(bytes.document),
        'JS KiB': kib(bytes.script),
        'CSS KiB': kib(bytes.stylesheet),
        'fonts KiB': kib(bytes.font),
        'all KiB': kib(total),
        'next page KiB': kib(nextPage),
      })),
    );
    if (scores.length) console.table(scores.map(({path: _, ...figures}, i) => ({page: names[i], ...figures})));
  } finally {
    server.kill();
  }
}

void main();
