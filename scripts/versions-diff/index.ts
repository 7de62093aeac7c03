/**
 * `npm run versions:diff`: lists how the pages of old versions differ from the current ones, and changes of the current
 * pages since the snapshot's page was last changed, which may be worth a backport.
 *   npm run versions:diff                       all old versions
 *   npm run versions:diff -- v6 faq/            one version, some pages
 *   npm run versions:diff -- --since            only pages that were changed since
 *   npm run versions:diff -- v6 faq/a.mdx --show   the changed lines
 */
import {execFileSync, spawnSync} from 'node:child_process';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {getContentFolder, getPlayerVersion, snapshots} from '../../src/platforms/versions';
import {runCommand} from '../runCommand';
import {listFiles, repositoryRoot} from '../samples/pages';
import {compareVersions, parseLog, parseNumstat} from './compare';
import type {Commit, PageDifference} from './compare';

const root = repositoryRoot;
const {name: currentName, label: currentLabel} = getPlayerVersion('current');
const currentFolder = getContentFolder(currentName);

function listPages(folder: string): string[] {
  return listFiles(root, folder)
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => file.slice(folder.length + 1));
}

/** Runs `git diff` on two paths; its exit code 1 says that they differ. */
function diff(...args: string[]): string {
  const {status, stdout, stderr} = spawnSync('git', ['diff', '--no-index', '--no-renames', ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status !== 0 && status !== 1) throw new Error(`git diff failed: ${stderr}`);
  return stdout;
}

function readLog(): Commit[] {
  const git = (...args: string[]) => execFileSync('git', args, {cwd: root, encoding: 'utf8', maxBuffer: 1 << 28});
  if (git('rev-parse', '--is-shallow-repository').trim() === 'true')
    console.warn(
      'This is a shallow clone: changes before its first commit are not known. To get them: git fetch --unshallow',
    );
  return parseLog(
    git(
      'log',
      '--format=%x00%h%x09%cs%x09%s',
      '--name-only',
      '--',
      currentFolder,
      ...snapshots.map(({name}) => getContentFolder(name)),
    ),
  );
}

function formatPage({page, state, added, removed, since}: PageDifference): string[] {
  const lines = {same: 'the same', differs: `+${added} −${removed}`, own: 'only in this version'}[state];
  return [
    `  ${page}  ${lines}`,
    ...since.map(({hash, date, subject}) => `    changed since in ${currentFolder}/: ${hash} ${date} ${subject}`),
  ];
}

async function main(args: string[]): Promise<number> {
  const {values, positionals} = parseArgs({
    args,
    allowPositionals: true,
    options: {since: {type: 'boolean', default: false}, show: {type: 'boolean', default: false}},
  });
  const known = new Set(snapshots.map(({name}) => name));
  const wanted = positionals.filter((name) => known.has(name));
  const prefixes = positionals.filter((name) => !known.has(name));
  const log = readLog();
  const currentPages = listPages(currentFolder);
  let found = 0;
  for (const {name, label} of snapshots) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const folder = getContentFolder(name);
    const all = compareVersions({
      folders: {current: currentFolder, snapshot: folder},
      pages: {current: currentPages, snapshot: listPages(folder)},
      numstat: parseNumstat(diff('--numstat', '-z', currentFolder, folder), folder),
      log,
    });
    const count = (state: PageDifference['state']) => all.filter((one) => one.state === state).length;
    console.log(
      `\n${folder} (${label}): ${all.length} pages and partials; ${count('same')} as in ${currentLabel}, ${count('differs')} differ, ${count('own')} only here`,
    );
    const pages = all
      .filter(({page}) => prefixes.length === 0 || prefixes.some((prefix) => page.startsWith(prefix)))
      .filter(({state, since}) => (values.since ? since.length > 0 : state !== 'same' || since.length > 0));
    found += pages.length;
    for (const one of pages) {
      console.log(formatPage(one).join('\n'));
      if (values.show && one.state === 'differs')
        console.log(diff(path.posix.join(currentFolder, one.page), path.posix.join(folder, one.page)));
    }
  }
  if (found === 0 && prefixes.length > 0) console.log(`No page that differs begins with ${prefixes.join(' or ')}.`);
  return 0;
}

runCommand(main);
