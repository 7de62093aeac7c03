import {getPlatformEquivalent, getVersionEquivalent} from '../platforms/equivalents';
import {getPlatforms} from '../platforms/platforms';
import {withSlash} from '../withSlash';
import type {PagePaths, PageRef} from '../platforms/equivalents';

interface Doc {
  path: string;
  sidebar?: string;
}

interface Version {
  name: string;
  path: string;
  docs: Doc[];
}

interface RelatedDoc {
  pluginId: string;
  version: string;
  path: string;
}

/** A set that records successful lookups. */
class RecordingSet extends Set<string> {
  readonly found = new Set<string>();

  constructor(private readonly paths: ReadonlySet<string>) {
    super();
  }

  override has(value: string): boolean {
    const has = this.paths.has(value);
    if (has) this.found.add(value);
    return has;
  }
}

const getRoot = (version: Version) => version.path.replace(/\/$/, '');
const getPath = (version: Version, doc: Doc) => withSlash(doc.path.slice(getRoot(version).length));

/** Paths of each version, computed once for a build. */
const pathsByVersion = new WeakMap<Version, ReadonlySet<string>>();

function getPaths(version: Version): ReadonlySet<string> {
  let paths = pathsByVersion.get(version);
  if (!paths) pathsByVersion.set(version, (paths = new Set(version.docs.map((doc) => getPath(version, doc)))));
  return paths;
}

/**
 * Lists the docs that a page's switchers may lead to. It calls the switchers' own functions for every platform and
 * version (hooks/switchers.ts, theme/DocItem/Metadata). The flat client sends this data with the page.
 * @param page a docs page; without it, a page outside the docs.
 * @param globalData Docusaurus's global data.
 */
export function getRelatedDocs(
  page: {pluginId: string; version: string; doc: Doc} | undefined,
  globalData: Readonly<Record<string, unknown>>,
): RelatedDoc[] {
  const plugins = (globalData['docusaurus-plugin-content-docs'] ?? {}) as Record<string, {versions: Version[]}>;
  const player = plugins.default?.versions ?? [];
  const related: RelatedDoc[] = [];
  const note = (pluginId: string, version: Version, ask: (paths: PagePaths) => void) => {
    const paths = new RecordingSet(getPaths(version));
    ask(paths);
    for (const path of paths.found) related.push({pluginId, version: version.name, path: getRoot(version) + path});
  };
  if (!page) {
    for (const {platform} of getPlatforms('default')) {
      const from = {path: `/${platform}/`, sidebar: platform};
      for (const version of player) note('default', version, (paths) => getVersionEquivalent(from, paths, platform));
    }
    return related;
  }
  const {pluginId, doc} = page;
  const own = plugins[pluginId]?.versions.find(({name}) => name === page.version);
  if (!own) return related;
  const from: PageRef = {path: getPath(own, doc), sidebar: doc.sidebar};
  for (const {platform} of getPlatforms(pluginId)) {
    note(pluginId, own, (paths) => getPlatformEquivalent(from, platform, paths));
    for (const version of pluginId === 'default' ? player : []) {
      note('default', version, (paths) => getVersionEquivalent(from, paths, platform));
    }
  }
  return related;
}
