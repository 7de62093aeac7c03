/** Which pages there are, from what the docs plugins have loaded. */
import type {AllContent} from '@docusaurus/types';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {getPlatforms} from '../../platforms/platforms';
import {withSlash} from '../../withSlash';
import type {InstanceNames} from './listFiles';
import type {ListedGroup} from './lists';
import type {TwinPage} from './head';

const docsPlugin = 'docusaurus-plugin-content-docs';

interface SidebarItem {
  type: string;
  id?: string;
  link?: {type: string; id?: string} | null;
  items?: SidebarItem[];
}

/** Ids of the docs in a sidebar, in its order, each once. */
export function listDocIds(items: readonly SidebarItem[]): string[] {
  const ids = items.flatMap(({type, id, link, items: children}) => [
    ...(link?.type === 'doc' && link.id ? [link.id] : []),
    ...((type === 'doc' || type === 'ref') && id ? [id] : []),
    ...(children ? listDocIds(children) : []),
  ]);
  return [...new Set(ids)];
}

function readVersion(
  pluginId: string,
  version: LoadedVersion,
  latest: LoadedVersion | undefined,
  names: InstanceNames,
) {
  const {name, label} = names[pluginId] ?? {name: pluginId, label: pluginId};
  const known = new Set<string>(getPlatforms(pluginId).map(({platform}) => platform));
  const sidebars = Object.entries(version.sidebars as Record<string, SidebarItem[]>).map(
    ([sidebar, items]) => [sidebar, listDocIds(items)] as const,
  );
  const notice =
    version.isLast || !latest
      ? undefined
      : `This page is about version ${version.label}. The latest version is ${latest.label}${
          version.banner === 'unmaintained' ? '; this one is no longer maintained' : ''
        }.`;
  const pages = new Map<string, TwinPage>(
    version.docs
      .filter(({unlisted, draft}) => !unlisted && !draft)
      .map((doc) => [
        doc.id,
        {
          url: withSlash(doc.permalink),
          title: doc.title,
          description: doc.description,
          version: version.label,
          platforms: sidebars
            .filter(([sidebar, ids]) => known.has(sidebar) && ids.includes(doc.id))
            .map(([sidebar]) => sidebar),
          notice,
        },
      ]),
  );
  const prefix = version.isLast ? name : `${name}-${version.versionName}`;
  const old = notice ? ` Version ${version.label} is old: use it only for projects that have it installed.` : '';
  const groups = sidebars.map(([sidebar, ids]): ListedGroup => {
    const platform = getPlatforms(pluginId).find((one) => one.platform === sidebar);
    const own = ids.flatMap((id) => pages.get(id) ?? []);
    const subject = platform ? `${label} for ${platform.label}` : `${label}: ${sidebar}`;
    const use = platform
      ? `For code on ${platform.label} (${platform.description}) with version ${version.label}.${old}`
      : `Pages of ${label} ${version.label} that are not about one platform.${old}`;
    return {
      name: `${prefix}-${sidebar}`,
      title: `${subject} ${version.label}`,
      use,
      pages: own,
      platform: pluginId === 'default' ? platform?.platform : undefined,
      version: version.versionName,
      root: withSlash(version.path),
    };
  });
  return {pages: [...pages.values()], groups: groups.filter(({pages: own}) => own.length)};
}

/** Every listed page of every docs plugin instance, and the groups that `llms.txt` leads to. */
export function readPages(allContent: AllContent, names: InstanceNames): {pages: TwinPage[]; groups: ListedGroup[]} {
  const instances = Object.entries(allContent[docsPlugin] ?? {}) as [string, LoadedContent | undefined][];
  const read = instances.flatMap(([pluginId, content]) => {
    const versions = content?.loadedVersions ?? [];
    const latest = versions.find(({isLast}) => isLast);
    return versions.map((version) => readVersion(pluginId, version, latest, names));
  });
  return {pages: read.flatMap(({pages}) => pages), groups: read.flatMap(({groups}) => groups)};
}
