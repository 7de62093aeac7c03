import type {Options as SitemapOptions} from '@docusaurus/plugin-sitemap';
import {brand} from '../brand';
import remarkContentCheck from '../plugins/content-check/remark';
import remarkCrossLinks from '../plugins/cross-links';
import remarkDrawings from '../plugins/drawings';
import remarkHighlight from '../plugins/highlight';
import remarkPlatformCheck from '../plugins/platform-check';

/** Remark plugins for pages in `src/pages`, the same as for the docs. */
export const pageRemarkPlugins = [
  remarkContentCheck,
  remarkCrossLinks,
  remarkDrawings,
  remarkPlatformCheck,
  remarkHighlight,
];

/** Pages that search engines should not index (contributing, search) have `noindex`, which excludes them. */
export const sitemap: SitemapOptions = {
  changefreq: null,
  priority: null,
  lastmod: null,
  // Old versions name the current page as canonical; listing them would contradict that.
  ignorePatterns: [`${brand.baseUrl}search/**`, `${brand.baseUrl}player/v*/**`],
};
