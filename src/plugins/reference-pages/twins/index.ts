/** Writes a Markdown twin of every page of the API reference, from the page's data: the HTML of 2,000 pages would take half a minute to read. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type {ChangesPage, OverviewPage, TypePage} from '../../../reference/pages/shapes';
import type {TwinSite} from '../../markdown-twins/links';
import {createChangesTwin} from './changesTwin';
import {createOverviewTwin} from './overviewTwin';
import {createTwinLinks, formatTwin} from './twin';
import {createTypeTwin} from './typeTwin';

/** A page with its site path. */
export type ReferencePage = {url: string} & (
  {kind: 'Overview'; page: OverviewPage} | {kind: 'Changes'; page: ChangesPage} | {kind: 'Type'; page: TypePage}
);

/** @returns the file of a page's twin. */
export function createReferenceTwin(own: ReferencePage, site: TwinSite): string {
  const links = createTwinLinks(own.url, site);
  const twin =
    own.kind === 'Type'
      ? createTypeTwin(own.page, links)
      : own.kind === 'Overview'
        ? createOverviewTwin(own.page, links)
        : createChangesTwin(own.page, links);
  return formatTwin(twin, own.page, own.url, site);
}

/** Writes `<page>/index.md` and, for tools that put the ending where the slash is, `<page>.md`. */
export async function writeReferenceTwins(pages: readonly ReferencePage[], outDir: string, site: TwinSite) {
  for (const page of pages) {
    const file = path.join(outDir, page.url.slice(site.baseUrl.length).replace(/\/$/, ''));
    const twin = createReferenceTwin(page, site);
    await Promise.all([fs.writeFile(path.join(file, 'index.md'), twin), fs.writeFile(`${file}.md`, twin)]);
  }
}
