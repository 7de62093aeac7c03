/** Names of a page in code and data: its file, its address, and its id and path within any version. Pure. */
import {brand} from '../../src/brand';
import {escapeRegExp} from '../../src/config/escapeRegExp';
import type {Place} from './places';

/** One page that moves. */
export interface Move {
  from: Place;
  to: Place;
}

/** An address without the slash at its end. */
export const withoutSlash = (text: string) => text.replace(/\/$/, '');

/** Replaces the page's address, with and without the base path and the slashes around it, and its file. Longer addresses stay. */
export function replaceAddress(text: string, {from, to}: Move): string {
  const base = escapeRegExp(brand.baseUrl.slice(1));
  const address = new RegExp(
    `(?<![\\w.-]|[\\w.-]/)(/?(?:${base})?)${escapeRegExp(withoutSlash(from.address))}(/?)(?![\\w/.-]|\\$\\{)`,
    'g',
  );
  const file = new RegExp(`(?<![\\w./-])(\\./)?${escapeRegExp(from.file)}(?!\\w)`, 'g');
  const stem = new RegExp(`(["'\`])${escapeRegExp(from.file.replace(/\.mdx?$/, ''))}\\1`, 'g');
  return text
    .replace(address, (_, start: string, end: string) => start + withoutSlash(to.address) + end)
    .replace(file, (_, start = '') => `${String(start)}${to.file}`)
    .replace(stem, (_, quote: string) => quote + to.file.replace(/\.mdx?$/, '') + quote);
}

/** Whole strings that name the page in every version: `'faq/why'`, `'/faq/why/'`, `"/faq/why/#heading"`. */
const nameForm = ({id, path}: Place) =>
  new RegExp(`(["'\`])(/?)(${escapeRegExp(id)}|${escapeRegExp(withoutSlash(path))})(/?)(#[^"'\`\\s]*)?\\1`, 'g');

/** Replaces those. */
export function replaceName(text: string, {from, to}: Move): string {
  return text.replace(nameForm(from), (_, quote: string, start: string, name: string, end: string, hash = '') => {
    // An id names the file, a path the folder of the address.
    const isId = !start && !end && name === from.id;
    return `${quote}${start}${isId ? to.id : withoutSlash(to.path)}${end}${String(hash)}${quote}`;
  });
}

/** The lines, from 1, that name the page in every version. Comments need no page. */
export function findNames(text: string, {from}: Move): number[] {
  const isNamed = (line: string) => !/^\s*(?:\/?\*|\/\/)/.test(line) && line.search(nameForm(from)) >= 0;
  return text.split('\n').flatMap((line, index) => (isNamed(line) ? [index + 1] : []));
}

/**
 * For a page that moves in one version and stays in another: adds the new one beside the old one in a sidebar, whose builders pass over a
 * page that a version lacks.
 */
export function addToSidebar(text: string, {from, to}: Move): string {
  return text.replace(
    new RegExp(`\\.\\.\\.(doc|ref)\\('${escapeRegExp(from.id)}'((?:, '[^'\\n]*')?)\\)`, 'g'),
    (old, call: string, label: string) => `${old}, ...${call}('${to.id}'${label})`,
  );
}

/** Likewise in the rows of pages that moved between versions: the new path before the old one. */
export function addEquivalent(text: string, {from, to}: Move): string {
  const row = new RegExp(`(\\n *\\[[^\\]]*)'/${escapeRegExp(from.path)}'`);
  const start = /const moved: [^=]*= \[/.exec(text);
  if (!start) return text;
  const at = start.index + start[0].length;
  const end = text.indexOf('\n];', at);
  const rows = text.slice(at, end);
  const added = row.test(rows)
    ? rows.replace(row, `$1'/${to.path}', '/${from.path}'`)
    : `${rows}\n  ['/${to.path}', '/${from.path}'],`;
  return text.slice(0, at) + added + text.slice(end);
}
