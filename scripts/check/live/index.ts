/**
 * The checker of the dev server, which starts it (src/plugins/dev-findings): it is told which pages are open, and answers with what
 * `npm run check` finds in them, at once and after each save.
 */
import {fork} from 'node:child_process';
import {unwatchFile, watchFile} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LiveFinding, WatchRequest} from '../../../src/plugins/dev-findings/types';
import {checkPage} from './checkPage';
import {watchPages} from './watchPages';

const root = process.cwd();

/** Milliseconds between looks at the files of open pages: one that asks for the time of a file works with every editor. */
const interval = 300;

/** Saves follow each other while somebody writes; the slow checks wait until it is quiet for so many milliseconds. */
const quiet = 1000;

/** What the slow checks found in a page, with its text: a writer who comes back to a tab need not wait again. */
const known = new Map<string, {text: string; findings: LiveFinding[]}>();

/** Runs the slow checks in a process of its own: they would hold up the fast ones, and keep much memory. */
async function runSlow(file: string, signal: AbortSignal): Promise<LiveFinding[]> {
  const text = await readFile(path.join(root, file), 'utf8').catch(() => '');
  const last = known.get(file);
  if (last?.text === text) return last.findings;
  const findings = await new Promise<LiveFinding[]>((resolve, reject) => {
    const start = () => {
      const child = fork(path.join(__dirname, 'slow.ts'), [file], {cwd: root, signal});
      child.on('message', (found) => resolve(found as LiveFinding[]));
      child.on('error', reject);
      child.on(
        'exit',
        (code) => code && reject(new Error('The check of the samples failed. To see why: npm run check')),
      );
    };
    const timer = setTimeout(start, quiet);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Error('saved meanwhile'));
    });
  });
  known.set(file, {text, findings});
  return findings;
}

function onSave(files: readonly string[], callback: () => void): () => void {
  const full = files.map((file) => path.join(root, file));
  full.forEach((file) => watchFile(file, {interval}, callback));
  return () => full.forEach((file) => unwatchFile(file, callback));
}

const watch = watchPages({
  fast: (file) => checkPage(root, file),
  slow: runSlow,
  onSave,
  send: (report) => process.send?.(report),
});

process.on('message', (request: WatchRequest) => watch(request.watch));
process.on('disconnect', () => process.exit());
