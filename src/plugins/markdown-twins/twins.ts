/** The Markdown twin of a page, from its HTML. */
import {readArticle} from './article';
import {createHead} from './head';
import type {TwinPage} from './head';
import {toTwinLink} from './links';
import type {TwinSite} from './links';
import {articleToMarkdown} from './toMarkdown';

/**
 * @param html of the page, as the build wrote it.
 * @returns the page's twin; undefined where the page has no article.
 */
export function createTwin(html: string, page: TwinPage, site: TwinSite): string | undefined {
  const article = readArticle(html);
  if (!article) return undefined;
  return createHead(page, site) + articleToMarkdown(article, (address) => toTwinLink(address, page.url, site));
}
