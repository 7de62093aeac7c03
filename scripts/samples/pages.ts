import {execFileSync} from 'node:child_process';
import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {getContentFolder, playerVersions} from '../../src/platforms/versions';

/** The folders that hold pages, from the repository root. */
export const contentFolders: readonly string[] = [
  ...playerVersions.map(({name}) => getContentFolder(name)),
  'open-video-ui',
  'contributing',
];

/** The repository root: two folders above this file. */
export const repositoryRoot = path.resolve(__dirname, '../..');

/**
 * Every page (and partial) of the site, as paths from the root with `/`.
 * @param root the repository root.
 */
export function findPages(root: string): string[] {
  return contentFolders.flatMap((folder) => listFiles(root, folder)).filter((file) => /\.mdx?$/.test(file));
}

/** Samples of the pages that are written in React: the home page's. */
const ownPages = 'src/pages';

/**
 * Every page (and partial) with samples, as paths from the root with `/`.
 * @param root the repository root.
 */
export function findPagesWithSamples(root: string): string[] {
  return [...findPages(root), ...listFiles(root, ownPages).filter((file) => file.endsWith('.mdx'))];
}

/**
 * Every file under a folder, as paths from the root with `/`; none when the folder is missing.
 */
export function listFiles(root: string, folder: string): string[] {
  const full = path.join(root, folder);
  if (!statSync(full, {throwIfNoEntry: false})?.isDirectory()) return [];
  return readdirSync(full, {withFileTypes: true})
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = `${folder}/${entry.name}`;
      return entry.isDirectory() ? listFiles(root, file) : [file];
    });
}

/**
 * The files that differ from a base: committed since, staged, changed and untracked.
 * @param base a git revision; without one, what is not committed yet.
 */
export function findChangedFiles(root: string, base?: string): string[] {
  const git = (...args: string[]): string[] =>
    execFileSync('git', ['-C', root, ...args], {encoding: 'utf8', maxBuffer: 1 << 26})
      .split('\0')
      .filter(Boolean);
  const changed = new Set<string>();
  // `git status` also works in a repository without commits, where `git diff HEAD` does not.
  for (const entry of git('status', '--porcelain', '-z', '--untracked-files=all', '--no-renames')) {
    changed.add(entry.slice(3));
  }
  if (base) {
    for (const file of git('diff', '--name-only', '-z', '--diff-filter=d', `${base}...HEAD`)) changed.add(file);
  }
  return [...changed].filter((file) => statSync(path.join(root, file), {throwIfNoEntry: false})?.isFile());
}

/** What to say when `--changed` leaves no page. */
export const noPageDiffers = 'No page differs from what is committed. To compare with a branch: --changed=main.';

/**
 * The pages that a command's arguments ask for: paths narrow them, and `--changed` or `--changed=<branch>` to those that differ.
 * Other options are not looked at.
 * @throws Error naming an argument that matches no page.
 */
export function choosePages(pages: string[], args: readonly string[], root: string): string[] {
  const selected = selectPages(
    pages,
    args.filter((argument) => !argument.startsWith('-')),
    root,
  );
  const changed = args.find((argument) => argument.startsWith('--changed'));
  if (!changed) return selected;
  const different = new Set(findChangedFiles(root, changed.split('=')[1]));
  return selected.filter((page) => different.has(page));
}

/**
 * Narrows the pages to those a person asked for on the command line.
 * @param requested files or folders, absolute or from the working directory; empty for all.
 * @throws Error naming an argument that matches no page.
 */
export function selectPages(pages: string[], requested: string[], root: string): string[] {
  if (requested.length === 0) return pages;
  const chosen = new Set<string>();
  for (const argument of requested) {
    const relative = path.relative(root, path.resolve(argument)).split(path.sep).join('/');
    const matches = pages.filter((page) => page === relative || page.startsWith(`${relative}/`) || relative === '');
    if (matches.length === 0) {
      throw new Error(`No page at "${argument}". Give a .mdx file or a folder under: ${contentFolders.join(', ')}.`);
    }
    matches.forEach((page) => chosen.add(page));
  }
  return pages.filter((page) => chosen.has(page));
}
