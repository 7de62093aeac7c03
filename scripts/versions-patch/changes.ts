import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {getEvidenceFile, parseEvidence} from '../../src/evidence/evidence';
import {contentFolders, findPages} from '../samples/pages';
import {findChanges} from '../check/changed/gitChanges';
import {findPassages} from './passages';
import type {ChangedPage} from './plan';

/** Pages that have versions. */
const versioned = contentFolders.filter((folder) => /^(?:docs$|versioned_docs\/)/.test(folder));

const isVersioned = (file: string): boolean =>
  /\.mdx?$/.test(file) && versioned.some((folder) => file.startsWith(`${folder}/`));

/** The texts of all pages that have versions, by path. */
export function readVersionedPages(root: string): Map<string, string> {
  const read = (file: string): [string, string] => [file, readFileSync(path.join(root, file), 'utf8')];
  return new Map(findPages(root).filter(isVersioned).map(read));
}

/**
 * Reads what a commit, or the working tree, changed in pages.
 * @param what a commit or a range (`HEAD~3..HEAD`), paths of changed pages, or nothing: all that differs from `main`.
 * @param base what the working tree is compared with, in place of `main`.
 * @throws Error for a word that is neither a commit nor a page that differs.
 */
export function readChanges(root: string, what: readonly string[], base?: string): ChangedPage[] {
  const git = (...args: string[]): string =>
    execFileSync('git', ['-C', root, ...args], {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const isPath = (word: string): boolean => existsSync(path.join(root, word)) || word.endsWith('.mdx');
  const paths = what.filter(isPath);
  const found: ChangedPage[] = [];
  for (const word of what.filter((one) => !isPath(one))) {
    const range = resolveRange(git, word);
    const files = git('diff', '--name-only', '-z', '--no-renames', '--diff-filter=M', ...range)
      .split('\0')
      .filter(isVersioned);
    const to = range[1] as string;
    const show = (file: string): string => {
      try {
        return git('show', `${to}:${file}`);
      } catch {
        return '';
      }
    };
    for (const file of files)
      found.push(
        readPage(
          file,
          git('diff', '-U0', '--no-renames', ...range, '--', file),
          show(file),
          show(getEvidenceFile(file)),
          to,
        ),
      );
  }
  if (paths.length || what.length === 0) {
    const {commit, changed} = findChanges(root, base);
    const files = changed.filter(
      (file) =>
        isVersioned(file) && (paths.length === 0 || paths.some((one) => file === one || file.startsWith(`${one}/`))),
    );
    if (paths.length && files.length === 0)
      throw new Error(
        `${paths.join(', ')}: no page there differs from main. Name the commit that corrected it: git log --oneline -- ${paths[0] ?? ''}`,
      );
    const read = (file: string): string =>
      existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '';
    for (const file of files)
      found.push(
        readPage(file, git('diff', '-U0', '--no-renames', commit, '--', file), read(file), read(getEvidenceFile(file))),
      );
  }
  return found;
}

function resolveRange(git: (...args: string[]) => string, word: string): [string, string] {
  const [from, to] = word.split('..');
  try {
    if (to !== undefined)
      return [
        git('rev-parse', '--verify', `${from ?? ''}^{commit}`).trim(),
        git('rev-parse', '--verify', `${to || 'HEAD'}^{commit}`).trim(),
      ];
    const commit = git('rev-parse', '--verify', `${word}^{commit}`).trim();
    return [git('rev-parse', '--verify', `${commit}^1`).trim(), commit];
  } catch {
    throw new Error(
      `"${word}" is neither a page nor a commit with a parent. Give a path such as docs/faq/a.mdx, or a hash of git log.`,
    );
  }
}

function readPage(file: string, diff: string, text: string, evidence: string, commit?: string): ChangedPage {
  return {file, commit, passages: findPassages(diff, text), claims: parseEvidence(evidence).claims};
}
