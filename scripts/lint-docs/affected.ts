import path from 'node:path';
import {escapeRegExp} from '../../src/config/escapeRegExp';
import {getEvidenceFile} from '../../src/evidence/evidence';
import type {Page, Site} from './types';

/** A page's name as links have it: its file's, or its folder's for an index page. */
function getLinkName(file: string): string {
  const name = path.posix.basename(file).replace(/\.mdx?$/, '');
  return name === 'index' ? path.posix.basename(path.posix.dirname(file)) : name;
}

/**
 * The pages that may link to files that are gone, or to headings of pages that changed. Only their texts are searched, so that few
 * pages have to be parsed; the rule `links` then decides.
 * @param gone files that were deleted or moved: pages, pictures and downloads.
 * @param changed pages that still exist.
 */
export function findLinkingPages(site: Site, gone: readonly string[], changed: readonly string[]): Page[] {
  const names = gone.map((file) => (/\.mdx?$/.test(file) ? getLinkName(file) : path.posix.basename(file)));
  const anchors = changed.map((file) => `${getLinkName(file)}(?:/index)?(?:\\.mdx?|/)?#`.replace(/^\./, '\\.'));
  const patterns = [...names.map(escapeRegExp), ...anchors];
  if (patterns.length === 0) return [];
  const mentions = new RegExp(`(?:^|[/("'])(?:${patterns.join('|')})`, 'm');
  const own = new Set(changed);
  return [...site.pages.values()].filter(({file, text}) => !own.has(file) && mentions.test(text));
}

/** The pages whose evidence is among the files. */
export function findPagesOfEvidence(site: Site, files: readonly string[]): Page[] {
  const wanted = new Set(files.filter((file) => file.startsWith('evidence/')));
  return wanted.size ? [...site.pages.values()].filter(({file}) => wanted.has(getEvidenceFile(file))) : [];
}

/** The pages that import one of the partials. */
export function findImporters(site: Site, partials: readonly string[]): Page[] {
  const names = partials.map((file) => path.posix.basename(file));
  if (names.length === 0) return [];
  const wanted = new Set(partials);
  return [...site.pages.values()].filter(
    (page) => names.some((name) => page.text.includes(name)) && page.imports.some((file) => wanted.has(file)),
  );
}
