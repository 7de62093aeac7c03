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

/** Path of a doc below its version root, with slashes at both ends. */
export function getPathInVersion(version: GlobalVersion, docPath: string): string {
  const rest = docPath.slice(version.path.replace(/\/$/, '').length);
  // Global data has paths without the trailing slash that the pages are served at.
  return rest.endsWith('/') ? rest : `${rest}/`;
}

/** The site path of a page given its path below the version root. */
export function getSitePath(version: GlobalVersion, pagePath: string): string {
  return version.path.replace(/\/$/, '') + pagePath;
}

/**
 * What is worked out from a version's docs, once for each list of them and not for each page that the server renders.
 * In a flat build (packages/docusaurus-flat-client) lists grow in place; then it is worked out again.
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
 * The paths of the pages of a version, below its root: all, or in a flat build those that are known so far, among them all that the
 * switchers of this page ask for. New ones come with the shards that the reader visits.
 */
export const getPagePaths: (version: GlobalVersion) => PagePaths = createByDocs(
  (version) => new Set(version.docs.map(({path}) => getPathInVersion(version, path))),
);

/** Routes match in either case, with or without the slash at the end. */
const toRouteKey = (path: string) => path.replace(/\/$/, '').toLowerCase();

const getDocsByRoute = createByDocs(({docs}) => new Map(docs.map((doc) => [toRouteKey(doc.path), doc])));

/**
 * The docs page that the reader is on, or `undefined` outside the docs. `useActiveDocContext` finds it too, by trying the route of
 * one doc after the other; six components of each page ask.
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

/** The versions of a docs plugin instance with the path sets that the version switcher needs. */
export function useVersionPaths(pluginId: string): {version: GlobalVersion; paths: PagePaths}[] {
  return useVersions(pluginId).map((version) => ({version, paths: getPagePaths(version)}));
}
