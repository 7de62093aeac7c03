/** Divides what Docusaurus generates: what every page needs, and what a shard's pages need. */
import {getRouteKey, listChunks} from './generated';
import {getShardName, splitShards} from './shards';
import {withSlash} from '../withSlash';
import type {ChunkNames, Generated, GlobalData, GlobalDoc, Route} from './generated';

/** A page's route and where it belongs. */
interface PageRoute {
  path: string;
  route: Route;
  /** Number of the list that holds the route, see `BaseRoute`. */
  list: number;
}

/** A docs page that a page leads to, as the version and platform switchers do. */
export interface RelatedDoc {
  pluginId: string;
  version: string;
  /** Site path, as global data has it. */
  path: string;
}

/**
 * Which docs the components around a page look up in global data. Without a page: for pages outside the docs.
 * Docs that it leaves out are missing in the browser, so it should call the same functions as the components.
 */
export type GetRelatedDocs = (
  page: {pluginId: string; version: string; doc: GlobalDoc} | undefined,
  data: GlobalData,
) => RelatedDoc[];

export interface ModelShard {
  name: string;
  prefix: string;
  pages: PageRoute[];
  /** Chunks that only this shard's pages have. */
  registry: Map<string, string>;
  /** Entries of global data's docs lists. */
  docs: ListedDoc[];
  /** The section whose list has the shard; without it the shard is in the list that every page loads. */
  section?: Section;
}

/** A folder whose list of shards is a file of its own. */
export interface Section {
  name: string;
  prefix: string;
}

export interface ListedDoc {
  pluginId: string;
  version: string;
  doc: GlobalDoc;
}

/** A route that every page knows. Shards add pages to its routes if it has a `list`. */
export interface BaseRoute extends Omit<Route, 'routes'> {
  routes?: BaseRoute[];
  list?: number;
}

export interface Model {
  routes: BaseRoute[];
  registry: Map<string, string>;
  chunkNames: Record<string, ChunkNames>;
  globalData: GlobalData;
  /** Global data of plugins whose data changes with every edit. */
  volatileData: Record<string, unknown>;
  shards: ModelShard[];
  sections: Section[];
  allDocs: ListedDoc[];
}

const docsPlugin = 'docusaurus-plugin-content-docs';
const limits = {most: 28, fewest: 8};

/**
 * Removes the pages from nested route lists. The components of these routes read their list on each render, so pages can be added later.
 * Children of a top route are its versions, not pages, unless they are in a section.
 */
function takePages(
  routes: readonly Route[],
  depth: number,
  pages: PageRoute[],
  counter: {lists: number},
  isInSection: (page: Route) => boolean,
): BaseRoute[] {
  return routes.flatMap(({routes: children, ...route}): BaseRoute[] => {
    if (!children) return [route];
    const isPage = ({exact, routes: below, hash}: Route) => exact && !below && hash !== undefined;
    const own = children.filter((child) => isPage(child) && (depth > 0 || isInSection(child)));
    const list = own.length ? counter.lists++ : undefined;
    if (list !== undefined) pages.push(...own.map((page) => ({path: page.path, route: page, list})));
    const kept = takePages(
      children.filter((child) => !own.includes(child)),
      depth + 1,
      pages,
      counter,
      isInSection,
    );
    return [{...route, routes: kept, ...(list !== undefined && {list})}];
  });
}

function listDocs(globalData: GlobalData): ListedDoc[] {
  return Object.entries(globalData[docsPlugin] ?? {}).flatMap(([pluginId, {versions}]) =>
    versions.flatMap(({name, docs}) => docs.map((doc) => ({pluginId, version: name, doc}))),
  );
}

const omit = (globalData: GlobalData, plugins: readonly string[]): GlobalData =>
  Object.fromEntries(Object.entries(globalData).filter(([plugin]) => !plugins.includes(plugin)));

function withoutDocs(globalData: GlobalData, kept: ReadonlySet<GlobalDoc>): GlobalData {
  const plugins = Object.entries(globalData[docsPlugin] ?? {}).map(([id, data]) => [
    id,
    {
      ...data,
      versions: data.versions.map((version) => ({...version, docs: version.docs.filter((doc) => kept.has(doc))})),
    },
  ]);
  return {...globalData, [docsPlugin]: Object.fromEntries(plugins) as NonNullable<GlobalData[typeof docsPlugin]>};
}

export interface ModelOptions {
  /** Without it every page has the complete docs lists. */
  getRelatedDocs?: GetRelatedDocs;
  /** Names of plugins whose global data changes with every edit, such as an index of all pages. */
  volatileData?: readonly string[];
  /** Folders whose pages only their own readers need, below the base URL: `/api/`. */
  sections?: readonly string[];
}

/** Names for files, each once: `ad` and `ad/` would have the same. */
function nameShards(shards: readonly {prefix: string}[], baseUrl: string): string[] {
  const names: string[] = [];
  for (const {prefix} of shards) {
    const name = getShardName(prefix, baseUrl);
    let unique = name;
    for (let number = 2; names.includes(unique); number++) unique = `${name}-${number}`;
    names.push(unique);
  }
  return names;
}

/** Divides the registry of chunks: those that one shard's pages have, and all others. */
function divideRegistry(
  generated: Generated,
  shards: readonly {pages: readonly PageRoute[]}[],
): {chunkNames: Generated['chunkNames']; inBase: [string, string][]; inShards: [string, string][][]} {
  const places = new Map<string, Set<number | 'base'>>();
  const note = (chunks: ChunkNames | undefined, place: number | 'base') => {
    for (const name of listChunks(chunks ?? {})) places.set(name, (places.get(name) ?? new Set()).add(place));
  };
  const chunkNames = {...generated.chunkNames};
  shards.forEach(({pages}, index) => {
    for (const {route} of pages) {
      note(generated.chunkNames[getRouteKey(route)], index);
      delete chunkNames[getRouteKey(route)];
    }
  });
  Object.values(chunkNames).forEach((chunks) => note(chunks, 'base'));

  const inBase: [string, string][] = [];
  const inShards = shards.map((): [string, string][] => []);
  for (const entry of generated.registry) {
    const [place, ...others] = places.get(entry[0]) ?? ['base'];
    if (others.length || place === 'base' || place === undefined) inBase.push(entry);
    else inShards[place]?.push(entry);
  }
  return {chunkNames, inBase, inShards};
}

/** @returns a function that finds the related docs of a page, and throws if there is no such doc. */
function createRelatedFinder(
  allDocs: readonly ListedDoc[],
  globalData: GlobalData,
  getRelatedDocs: GetRelatedDocs | undefined,
): (listed: ListedDoc | undefined) => ListedDoc[] {
  const byPath = new Map(
    allDocs.map((listed) => [`${listed.pluginId} ${listed.version} ${withSlash(listed.doc.path)}`, listed]),
  );
  return (page) =>
    (getRelatedDocs?.(page, globalData) ?? []).map(({pluginId, version, path}) => {
      const found = byPath.get(`${pluginId} ${version} ${withSlash(path)}`);
      if (!found)
        throw new Error(`getRelatedDocs of flat-client names ${path}, which no docs list of "${pluginId}" has.`);
      return found;
    });
}

/** @param generated is not changed. */
export function createModel(
  generated: Generated,
  baseUrl: string,
  {getRelatedDocs, volatileData = [], sections: sectionPaths = []}: ModelOptions = {},
): Model {
  const sections = sectionPaths.map((path): Section => {
    const prefix = baseUrl + path.replace(/^\//, '');
    return {name: getShardName(prefix, baseUrl), prefix};
  });
  const findSection = ({path}: {path: string}) => sections.find(({prefix}) => path.startsWith(prefix));
  const pages: PageRoute[] = [];
  const routes = takePages(generated.routes, 0, pages, {lists: 0}, (page) => findSection(page) !== undefined);
  // Each section is split by itself, so that no shard has pages of two.
  const split = [
    ...splitShards(
      pages.filter((page) => !findSection(page)),
      baseUrl,
      limits,
    ).map((shard) => ({...shard, section: undefined})),
    ...sections.flatMap((section) =>
      splitShards(
        pages.filter((page) => findSection(page) === section),
        section.prefix,
        limits,
      ).map((shard) => ({...shard, section})),
    ),
  ];

  const names = nameShards(split, baseUrl);
  const {chunkNames, inBase, inShards} = divideRegistry(generated, split);
  const allDocs = listDocs(generated.globalData);
  const byUrl = new Map(allDocs.map((listed) => [withSlash(listed.doc.path), listed]));
  const getRelated = createRelatedFinder(allDocs, generated.globalData, getRelatedDocs);
  const base = new Set((getRelatedDocs ? getRelated(undefined) : allDocs).map(({doc}) => doc));

  return {
    routes,
    registry: new Map(inBase),
    chunkNames,
    globalData: withoutDocs(omit(generated.globalData, volatileData), base),
    volatileData: Object.fromEntries(volatileData.map((plugin) => [plugin, generated.globalData[plugin]])),
    allDocs,
    sections: sections.filter((section) => split.some((shard) => shard.section === section)),
    shards: split.map(({prefix, pages: own, section}, index) => {
      const docs = new Set<ListedDoc>();
      for (const {path} of own) {
        const listed = byUrl.get(withSlash(path));
        if (!listed) continue;
        docs.add(listed);
        for (const related of getRelated(listed)) docs.add(related);
      }
      return {
        name: names[index] ?? '',
        prefix,
        pages: own,
        registry: new Map(inShards[index]),
        docs: [...docs].filter(({doc}) => !base.has(doc)),
        ...(section && {section}),
      };
    }),
  };
}
