import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readFiles} from '../../src/reference/files';
import {getReferenceRoutes} from '../../src/reference/routes';
import {contentFolders, findPages, listFiles} from '../samples/pages';
import {parsePage} from './parsePage';
import type {Page, Site} from './types';

/**
 * Reads and parses every page of the site, and lists the files beside them.
 */
export function loadSite(root: string): Site {
  const pages = findPages(root).map((file): [string, Page] => [
    file,
    parsePage(file, readFileSync(path.join(root, file), 'utf8')),
  ]);
  const files = new Set([...contentFolders, 'static'].flatMap((folder) => listFiles(root, folder)));
  const routes = new Set(readFiles(path.join(root, 'reference/data')).flatMap(getReferenceRoutes));
  return {root, pages: new Map(pages), files, routes};
}

/**
 * The anchors of a page, with those of the partials it imports.
 */
export function getAnchors(page: Page, site: Site): Set<string> {
  const anchors = new Set(page.headings.map(({slug}) => slug));
  for (const [, id = ''] of page.text.matchAll(/\bid="([\w.-]+)"/g)) anchors.add(id);
  for (const file of page.imports) {
    const partial = site.pages.get(file);
    if (partial && partial !== page) getAnchors(partial, site).forEach((anchor) => anchors.add(anchor));
  }
  return anchors;
}
