import fs from 'node:fs';
import path from 'node:path';
import {escapeHtml} from '../../escapeHtml';
import {withSlash} from '../../withSlash';
import type {PageFile} from './routes';
import {createSiteTexts, linkStart} from './siteTexts';
import type {BuiltSite} from './siteTexts';

/** Links by an address of the site, such as `[text](/player/x/)`. */
const linkForms = new RegExp(`${linkStart}(/(?!/)[^\\s"'\`)}>]*)`, 'g');

/** Whether a path leads to a page or to a file of the build. Docusaurus adds the base path to a link that lacks it. */
function leadsSomewhere(pathname: string, {routes, outDir, baseUrl}: BuiltSite): boolean {
  if (routes.has(pathname) || routes.has(withSlash(pathname))) return true;
  const file = path.join(outDir, decodeURI(pathname.slice(baseUrl.length)));
  return fs.existsSync(file) && fs.statSync(file).isFile();
}

function decodesWell(text: string): boolean {
  return URL.canParse(text, 'https://site.invalid') && !/%(?![\da-f]{2})/i.test(text);
}

/** Minified HTML has no quotes around an address. */
const hasLink = (html: string, href: string) =>
  ['href="', 'href='].some((start) => html.includes(start + escapeHtml(href)));

/**
 * Finds the lines of links that lead to no page. Core finds all broken links and names the page's address alone; where this finds a
 * link by its source it names file and line before.
 *
 * Links are looked for in the text as it is, which is fast, and count where the built page has them: samples of code have no links.
 */
export function findBrokenLinks(pages: readonly PageFile[], site: BuiltSite, texts = createSiteTexts(site)): string[] {
  const {baseUrl} = site;
  const addBase = (pathname: string) => (pathname.startsWith(baseUrl) ? pathname : baseUrl + pathname.slice(1));
  return pages.flatMap((page) =>
    texts.readLines(page).flatMap((text, index) =>
      [...text.matchAll(linkForms)].flatMap(([, link = '']) => {
        const [pathname = ''] = link.split(/[?#]/);
        if (!decodesWell(pathname) || leadsSomewhere(addBase(pathname), site)) return [];
        const built = texts.readBuilt(page);
        if (built === undefined || !hasLink(built, addBase(link))) return [];
        return [
          `${page.file}:${index + 1}: the link ${link} leads to no page. Link to the page's file, relative to this one, or fix the path.`,
        ];
      }),
    ),
  );
}
