import fs from 'node:fs';
import path from 'node:path';
import {memoize} from '../../memoize';
import {escapeRegExp} from '../../config/escapeRegExp';
import {withSlash} from '../../withSlash';
import type {BuiltSite} from './brokenLinks';
import type {PageFile} from './routes';

/** `[text](#x)`, `[text](./a.mdx#x)`, `href="/player/a/#x"`, `to={'#x'}` and definitions: `[name]: #x`. */
const linkForms = /(?:\]\(|\b(?:href|to)=\{?["']|^\[[^\]]+\]:\s*)([^\s"'`)}>#]*)#([\w%.-]+)/g;

/**
 * Finds the lines of links to headings that the built pages do not have. Core finds them as well, and names the addresses of the pages
 * alone.
 */
export function findBrokenAnchors(pages: readonly PageFile[], {siteDir, outDir, baseUrl}: BuiltSite): string[] {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const byPermalink = new Map(pages.map((page) => [withSlash(page.permalink), page]));
  const readBuilt = memoize(
    ({permalink}: PageFile) => permalink,
    ({permalink}) => {
      const built = path.join(outDir, permalink.slice(baseUrl.length), 'index.html');
      return fs.existsSync(built) ? fs.readFileSync(built, 'utf8') : undefined;
    },
  );
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

  return pages.flatMap((page) => {
    const source = path.join(siteDir, page.file);
    if (!/\.mdx?$/.test(page.file) || !fs.existsSync(source)) return [];
    const text = fs.readFileSync(source, 'utf8');
    if (!text.includes('#')) return [];
    return text.split('\n').flatMap((line, index) =>
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
    );
  });
}
