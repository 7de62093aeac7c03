import {useMemo} from 'react';
import {useActivePlugin, useActiveVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import type {GlobalDoc, GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import type {PagePaths, PageRef} from '../platforms/equivalents';

export interface CurrentPage {
  pluginId: string;
  version: GlobalVersion;
  page: PageRef;
}

/** Path of a doc below its version's root, with a slash at both ends. */
export function getPathInVersion(version: GlobalVersion, docPath: string): string {
  const rest = docPath.slice(version.path.replace(/\/$/, '').length);
  // Paths in global data lack the trailing slash that pages are served with.
  return rest.endsWith('/') ? rest : `${rest}/`;
}

/** The site path of a page, from its path below the version's root. */
export function getSitePath(version: GlobalVersion, pagePath: string): string {
  return version.path.replace(/\/$/, '') + pagePath;
}

/**
 * Caches a value computed from a version's docs, so that it is computed once per list and not for each page that the
 * server renders.
 * In a flat build (packages/docusaurus-flat-client) lists grow in place; the value is then recomputed.
 */
function createByDocs<T>(compute: (version: GlobalVersion) => T): (version: GlobalVersion) => T {
  const known = new WeakMap<readonly GlobalDoc[], {count: number; value: T}>();
  return (version) => {
    const count = version.docs.length;
    let result = known.get(version.docs);
    if (result?.count !== count) known.set(version.docs, (result = {count, value: compute(version)}));
    return result.value;
  };
}

/**
 * Paths of a version's pages, below its root. In a flat build: those known so far, including all that the switchers of
 * this page look up. More arrive with the shards of the pages that the reader visits.
 */
export const getPagePaths: (version: GlobalVersion) => PagePaths = createByDocs(
  (version) => new Set(version.docs.map(({path}) => getPathInVersion(version, path))),
);

/** Routes match in any case, with or without a trailing slash. */
const toRouteKey = (path: string) => path.replace(/\/$/, '').toLowerCase();

const getDocsByRoute = createByDocs(({docs}) => new Map(docs.map((doc) => [toRouteKey(doc.path), doc])));

/**
 * The current docs page, or `undefined` outside the docs. `useActiveDocContext` also finds it, but matches the routes
 * of all docs one by one, and six components of each page need it.
 */
export function useCurrentPage(): CurrentPage | undefined {
  const plugin = useActivePlugin();
  const pluginId = plugin?.pluginId ?? 'default';
  const {pathname} = useLocation();
  const activeVersion = useActiveVersion(pluginId);
  const activeDoc = activeVersion && getDocsByRoute(activeVersion).get(toRouteKey(pathname));
  return useMemo(
    () =>
      plugin && activeVersion && activeDoc
        ? {
            pluginId,
            version: activeVersion,
            page: {path: getPathInVersion(activeVersion, activeDoc.path), sidebar: activeDoc.sidebar},
          }
        : undefined,
    [plugin, pluginId, activeVersion, activeDoc],
  );
}

/** Versions of a docs plugin instance, with the path sets that the version switcher needs. */
export function useVersionPaths(pluginId: string): {version: GlobalVersion; paths: PagePaths}[] {
  return useVersions(pluginId).map((version) => ({version, paths: getPagePaths(version)}));
}
