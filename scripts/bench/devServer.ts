/** `--dev`: measures the dev server on the whole site, without a cache: opening pages, then editing them. */
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import {setTimeout} from 'node:timers/promises';
import type {Browser, Page} from '@playwright/test';
import {brand} from '../../src/brand';
import {getFreePort} from '../../tests/fixtures/freePort';
import {docusaurusCli} from './docusaurusCli';
import {getMedian} from './median';
import {showProgress} from './progress';
import {putBack, setAside} from './setAside';

export interface EditedPage {
  path: string;
  /** From the request until the page is shown, including its compilation. */
  openSeconds: number;
  /** From saving a line until it is in the open page; the median of several edits. */
  editSeconds: number;
}

export interface DevServerFigures {
  /** From the start until the server reports that it has compiled the site. */
  readySeconds: number;
  pages: EditedPage[];
}

/** A long page of each of three kinds. */
const pages = [
  'getting-started/sdks/web/getting-started',
  'how-to-guides/ads/google-ima',
  'faq/how-to-combat-autoplay-policies',
];
const edits = 5;
/** A pause as between two edits: the server finishes its work after an edit has been shown. */
const pauseMs = 2500;
const caches = ['.docusaurus', 'node_modules/.cache'];

const since = (started: number) => (performance.now() - started) / 1000;

async function startServer(port: number): Promise<() => void> {
  const server = spawn(process.execPath, [docusaurusCli, 'start', '--no-open', '--port', String(port)], {
    env: {...process.env, NO_COLOR: '1', FORCE_COLOR: '0'},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('compiled successfully')) resolve();
    };
    server.stdout.on('data', collect);
    server.stderr.on('data', collect);
    server.on('error', reject);
    server.on('exit', (code) => reject(new Error(`The dev server ended with ${code}:\n${output.slice(-2000)}`)));
  });
  return () => void server.kill();
}

/** Adds a line at the end of the page's file, and waits until the browser shows it. */
async function measureEdit(page: Page, file: string, text: string, number: number): Promise<number> {
  const line = `Edit number ${number}.`;
  const started = performance.now();
  fs.writeFileSync(file, `${text.trimEnd()}\n\n${line}\n`);
  await page.locator('article').getByText(line).waitFor();
  return since(started);
}

async function measurePage(page: Page, origin: string, name: string): Promise<EditedPage> {
  const path = `${brand.baseUrl}player/${name}/`;
  const file = `docs/${name}.mdx`;
  const started = performance.now();
  await page.goto(origin + path);
  await page.locator('article h1').waitFor();
  const openSeconds = since(started);
  const text = fs.readFileSync(file, 'utf8');
  const seconds: number[] = [];
  try {
    for (let number = 1; number <= edits; number++) {
      await setTimeout(pauseMs);
      seconds.push(await measureEdit(page, file, text, number));
    }
  } finally {
    fs.writeFileSync(file, text);
    await setTimeout(pauseMs);
  }
  return {path, openSeconds, editSeconds: getMedian(seconds)};
}

/**
 * Starts the dev server without a cache, opens pages and edits them. Pages and caches are always restored.
 * @throws Error if the server does not start, or a page or an edit does not show.
 */
export async function measureDevServer(browser: Browser): Promise<DevServerFigures> {
  setAside(caches);
  let stop: (() => void) | undefined;
  try {
    const port = await getFreePort();
    const started = performance.now();
    stop = await showProgress('dev server', () => startServer(port));
    const readySeconds = since(started);
    const page = await browser.newPage();
    const figures: EditedPage[] = [];
    for (const name of pages) {
      const measure = () => measurePage(page, `http://localhost:${port}`, name);
      figures.push(await showProgress(`edits of ${name}`, measure));
    }
    return {readySeconds, pages: figures};
  } finally {
    stop?.();
    putBack(caches);
  }
}
