import {useMemo} from 'react';
import {useActiveDocContext, useActivePlugin, useVersions} from '@docusaurus/plugin-content-docs/client';
import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
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

/** The paths of all pages of a version, below its root. */
function getPagePaths(version: GlobalVersion): PagePaths {
  return new Set(version.docs.map(({path}) => getPathInVersion(version, path)));
}

/**
 * The paths of the pages of a version, below its root: all, or in a flat build (plugins/flat-client) those that are known so far,
 * among them all that the switchers of this page ask for. New ones come with the sections that the reader visits.
 */
export function usePagePaths(version: GlobalVersion): PagePaths {
  const known = version.docs.length;
  return useMemo(() => getPagePaths({...version, docs: version.docs.slice(0, known)}), [version, known]);
}

/** The docs page that the reader is on, or `undefined` outside the docs. */
export function useCurrentPage(): CurrentPage | undefined {
  const plugin = useActivePlugin();
  const pluginId = plugin?.pluginId ?? 'default';
  const {activeVersion, activeDoc} = useActiveDocContext(pluginId);
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
  const versions = useVersions(pluginId);
  const known = versions.map(({docs}) => docs.length).join();
  return useMemo(() => {
    const counts = known.split(',').map(Number);
    return versions.map((version, i) => ({
      version,
      paths: getPagePaths({...version, docs: version.docs.slice(0, counts[i])}),
    }));
  }, [versions, known]);
}
