/** The page of median length: half of the site's pages have longer texts. */
import fs from 'node:fs';
import path from 'node:path';
import {listBuiltPages} from './builtPages';
import {getGzipSize} from './gzip';
import {getMedian} from './median';
import {getPageFiles} from '../../src/health/pageFiles';

export interface OwnScripts {
  /** Address of the page. */
  path: string;
  /** URL of a page that links to it as the next page. */
  previous: string;
  /** Gzip bytes of the scripts that no other page loads. */
  bytes: number;
}

interface BuiltPage {
  path: string;
  previous?: string;
  files: readonly string[];
}

const previousLink = /pagination-nav__link--prev"? href="?([^" >]+)/;

/**
 * @param html a built page.
 * @param address of the page.
 */
export function readPage(html: string, address: string): BuiltPage {
  return {path: address, previous: previousLink.exec(html)?.[1], files: getPageFiles(html).map(({file}) => file)};
}

/**
 * @param pages all pages of a site.
 * @param getSize size of a script in bytes.
 * @returns the page with the median size of its own scripts; if no page links to it, the one nearest in size that has
 * such a link. Undefined if there is none.
 */
export function findMedian(pages: readonly BuiltPage[], getSize: (file: string) => number): OwnScripts | undefined {
  const uses = new Map<string, number>();
  for (const {files} of pages) for (const file of files) uses.set(file, (uses.get(file) ?? 0) + 1);
  const sized = pages.flatMap(({path, previous, files}) => {
    const own = files.filter((file) => uses.get(file) === 1);
    return own.length ? [{path, previous, bytes: own.reduce((sum, file) => sum + getSize(file), 0)}] : [];
  });
  const median = getMedian(sized.map(({bytes}) => bytes));
  return sized
    .flatMap(({previous, ...page}) => (previous ? [{...page, previous}] : []))
    .sort((a, b) => Math.abs(a.bytes - median) - Math.abs(b.bytes - median) || a.path.localeCompare(b.path))[0];
}

/**
 * Reads a built site.
 * @param dir the build's folder.
 * @param baseUrl of the site, with a slash at its end.
 */
export function findMedianPage(dir: string, baseUrl: string): OwnScripts | undefined {
  const pages = listBuiltPages(dir).map((file) => {
    const folder = path.dirname(file).replaceAll(path.sep, '/');
    return readPage(fs.readFileSync(path.join(dir, file), 'utf8'), folder === '.' ? baseUrl : `${baseUrl}${folder}/`);
  });
  return findMedian(pages, (file) => getGzipSize(fs.readFileSync(path.join(dir, file))));
}
