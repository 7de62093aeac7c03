import type {Options as SitemapOptions} from '@docusaurus/plugin-sitemap';
import {brand} from '../brand';
import remarkContentCheck from '../plugins/content-check/remark';
import remarkCrossLinks from '../plugins/cross-links';
import remarkDrawings from '../plugins/drawings';
import remarkHighlight from '../plugins/highlight';
import remarkPlatformCheck from '../plugins/platform-check';

/** Markdown steps of the pages in `src/pages`, the same as in the docs. */
export const pageRemarkPlugins = [
  remarkContentCheck,
  remarkCrossLinks,
  remarkDrawings,
  remarkPlatformCheck,
  remarkHighlight,
];

/** Pages that search engines should not have (old versions, contributing, search) are left out by their `noindex`. */
export const sitemap: SitemapOptions = {
  changefreq: null,
  priority: null,
  lastmod: null,
  // Old versions name the current page as canonical; listing them would contradict that.
  ignorePatterns: [`${brand.baseUrl}search/**`, `${brand.baseUrl}player/v*/**`],
};
