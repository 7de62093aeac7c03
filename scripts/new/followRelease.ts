/** The release that `docs/` documents, where pages name it: what names it for its own sake follows a new version. */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../samples/pages';

/**
 * What stands before the release where only the number changes: coordinates of the SDK's own artifacts, and sentences about
 * the pages. Connectors and bridges have release numbers of their own, and what a release can do is a fact to check again.
 */
const befores = [
  String.raw`com\.theoplayer\.theoplayer-sdk-android:[\w-]+:`,
  String.raw`'THEOplayer(?:SDK-core|-Integration-[\w/]+)', '`,
  String.raw`exact: "`,
  String.raw`\bexact version[* a-z]* ${'`'}?`,
  String.raw`(?<![\w-])theoplayer[-@]`,
  String.raw`\btheoplayer = ["']`,
  String.raw`THEOplayer_sdk=`,
  String.raw`\b[Pp]ages? (?:are|describes?|is) (?:for |about )?(?:release |SDK )?`,
];

export interface FollowedRelease {
  /** Lines that name the next release now. */
  changed: number;
  /** Lines that still name the old one, and the files that have them. */
  left: number;
  files: number;
}

/** Replaces the release in one line. */
export function followInLine(line: string, from: string, to: string): string {
  const release = from.replaceAll('.', String.raw`\.`);
  return line.replace(new RegExp(`(${befores.join('|')})${release}(?![\\w.]*\\d)`, 'gi'), `$1${to}`);
}

/**
 * Lets the pages of `docs/` name the next release, and the quotes of their evidence with them.
 * @param from the release that they documented.
 * @param to the next one.
 * @param root of the site.
 */
export function followRelease(from: string, to: string, root: string): FollowedRelease {
  const named = new RegExp(
    `(?<![\\w.])${from.replace(/\.\d+$/, '').replaceAll('.', String.raw`\.`)}(?:\\.0)?(?!\\.?\\d)`,
  );
  const result = {changed: 0, left: 0, files: 0};
  for (const file of listWith('.mdx', 'docs', root)) {
    const lines = readFileSync(file, 'utf8').split('\n');
    const next = lines.map((line) => followInLine(line, from, to));
    result.changed += next.filter((line, i) => line !== lines[i]).length;
    const left = next.filter((line) => named.test(line)).length;
    result.left += left;
    if (left > 0) result.files++;
    if (next.join('\n') !== lines.join('\n')) writeFileSync(file, next.join('\n'));
  }
  for (const file of listWith('.yml', 'evidence/docs', root)) {
    const text = readFileSync(file, 'utf8');
    let isQuote = false;
    const next = text.split('\n').map((line) => {
      const key = /^\s*(?:- )?(\w+):/.exec(line)?.[1];
      if (key) isQuote = key === 'quote';
      return isQuote ? followInLine(line, from, to) : line;
    });
    if (next.join('\n') !== text) writeFileSync(file, next.join('\n'));
  }
  return result;
}

/** Absolute paths of the files with an ending below a folder. */
const listWith = (ending: string, folder: string, root: string): string[] =>
  listFiles(root, folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => path.join(root, file));
