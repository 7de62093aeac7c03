import path from 'node:path';
import {memoize} from '../../memoize';
import {escapeRegExp} from '../../config/escapeRegExp';
import {withSlash} from '../../withSlash';
import type {PageFile} from './routes';
import {createSiteTexts, linkStart} from './siteTexts';
import type {BuiltSite} from './siteTexts';

/** Links to a heading, such as `[text](#x)` and `[text](./a.mdx#x)`. */
const linkForms = new RegExp(`${linkStart}([^\\s"'\`)}>#]*)#([\\w%.-]+)`, 'g');

/**
 * Finds the lines of links to headings that the built pages do not have. Core finds them as well, and names the addresses of the pages
 * alone.
 */
export function findBrokenAnchors(
  pages: readonly PageFile[],
  site: BuiltSite,
  {readLines, readBuilt} = createSiteTexts(site),
): string[] {
  const {baseUrl} = site;
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const byPermalink = new Map(pages.map((page) => [withSlash(page.permalink), page]));
  const hasAnchor = memoize(
    (page: PageFile, anchor: string) => `${page.permalink}#${anchor}`,
    (page, anchor) => {
      const html = readBuilt(page);
      return html === undefined || new RegExp(`\\sid="?${escapeRegExp(anchor)}(?=["\\s>])`).test(html);
    },
  );

  function findTarget(address: string, page: PageFile): PageFile | undefined {
    if (address === '') return page;
    if (address.startsWith('/')) {
      return byPermalink.get(withSlash(address.startsWith(baseUrl) ? address : baseUrl + address.slice(1)));
    }
    return byFile.get(path.posix.join(path.posix.dirname(page.file), decodeURI(address)));
  }

  return pages.flatMap((page) =>
    readLines(page).flatMap((line, index) =>
      [...line.matchAll(linkForms)].flatMap(([, address = '', anchor = '']) => {
        if (/^[a-z]+:/i.test(address) || /%(?![\da-f]{2})/i.test(address + anchor)) return [];
        const target = findTarget(address, page);
        if (!target || hasAnchor(target, decodeURI(anchor))) return [];
        // Samples of code have no links.
        if (!readBuilt(page)?.includes(`#${anchor}`)) return [];
        return [
          `${page.file}:${index + 1}: the link ${address}#${anchor} leads to a heading that ${target.file} does not have. ` +
            'Use the anchor of a heading that is there.',
        ];
      }),
    ),
  );
}
