/** The Markdown twin of a page: what stands above its text, and where its links lead. */
import {stringify} from 'yaml';
import {withSlash} from '../../withSlash';
import {getTwinUrl} from '../../twinUrl';
import {readArticle} from './article';
import {articleToMarkdown} from './toMarkdown';

/** A page that gets a twin. */
export interface TwinPage {
  /** Site path with the base URL and a slash at the end. */
  url: string;
  title: string;
  description: string;
  /** Label of the docs version, as `7.8.0`. */
  version?: string;
  /** Ids of the platforms whose sidebar has the page. */
  platforms: readonly string[];
  /** Said above the page, where it is not of the latest version. */
  notice?: string;
}

export interface TwinSite {
  /** Origin, without a slash at the end. */
  origin: string;
  baseUrl: string;
  /** Site paths that have a twin, with a slash at the end. */
  urls: ReadonlySet<string>;
}

/**
 * Makes a link absolute, and lets it lead to a page's twin where there is one.
 * @param address as the HTML has it.
 * @param page site path of the page that the link is on.
 */
export function toTwinLink(address: string, page: string, {origin, baseUrl, urls}: TwinSite): string {
  if (address.startsWith('#')) return address;
  let url: URL;
  try {
    url = new URL(address, origin + page);
  } catch {
    return address;
  }
  if (url.origin !== origin || !url.pathname.startsWith(baseUrl)) return url.href;
  const path = withSlash(url.pathname);
  return origin + (urls.has(path) ? getTwinUrl(path) : url.pathname) + url.search + url.hash;
}

/**
 * @param html of the page, as the build wrote it.
 * @returns the page's twin; undefined where the page has no article.
 */
export function createTwin(html: string, page: TwinPage, site: TwinSite): string | undefined {
  const article = readArticle(html);
  if (!article) return undefined;
  const frontMatter = stringify({
    title: page.title,
    description: page.description,
    ...(page.version && {version: page.version}),
    ...(page.platforms.length && {platforms: page.platforms}),
    canonical: site.origin + page.url,
  });
  const index = `> Index of all pages: ${site.origin}${site.baseUrl}llms.txt`;
  const lead = page.notice ? `${index}\n>\n> ${page.notice}` : index;
  const body = articleToMarkdown(article, (address) => toTwinLink(address, page.url, site));
  return `---\n${frontMatter}---\n\n${lead}\n\n${body}`;
}
