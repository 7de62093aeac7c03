import type {SearchPage} from 'docusaurus-local-search/client';
import {getPlatformEquivalent} from '../platforms/equivalents';

/** Starting points of a version, as paths of the web docs; other platforms have their own page on each topic. */
const startingPoints = [
  '/getting-started/sdks/web/getting-started/',
  '/how-to-guides/drm/introduction/',
  '/how-to-guides/ads/introduction/',
  '/how-to-guides/miscellaneous/error/error-codes/',
  '/changelog/',
  '/web/getting-started/',
  '/web/changelog/',
];

/**
 * Suggested pages for an empty query: those of the reader's platform, as far as the version has them.
 * @param pages the pages of one tag.
 */
export function getTopPages(pages: readonly SearchPage[], platform: string, limit = 5): SearchPage[] {
  const paths = new Set(pages.map(({path}) => path));
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const found = new Set<SearchPage>();
  for (const path of startingPoints) {
    const page = byPath.get(path);
    const sidebar = page?.own ? page.platforms[0] : undefined;
    const target = page ? getPlatformEquivalent({path, sidebar}, platform, paths).path : undefined;
    const chosen = target && byPath.get(target);
    if (chosen && chosen.kind !== 'overview') found.add(chosen);
  }
  return [...found].slice(0, limit);
}
