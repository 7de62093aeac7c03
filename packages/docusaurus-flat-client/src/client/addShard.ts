/** Takes in what a shard brings: its pages' routes, chunks, the names of their files and the docs that they look up. */
import type {ComponentType} from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';
import globalData from '@generated/globalData';
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import {lists} from '@generated/flat-client/routes';
import type {RouteChunkNames, Registry} from '@docusaurus/types';
import type {GlobalDoc, GlobalPluginData} from '@docusaurus/plugin-content-docs/client';

/** By plugin and version: id, path, sidebar. */
export type DocsLists = Record<string, Record<string, readonly (readonly [string, string, string?])[]>>;

export interface ShardData {
  /** JSON of file hashes by chunk name. */
  hashes: string;
  registry: Registry;
  pages: readonly (readonly [
    list: number,
    path: string,
    hash: string,
    chunks: RouteChunkNames[string],
    attributes: Record<string, unknown>,
  ])[];
  docs: DocsLists;
}

declare const __webpack_require__: {flat?: Record<string, string>};

/** Adds missing docs to the docs lists of global data. */
export function addDocs(docs: DocsLists): void {
  const plugins = globalData['docusaurus-plugin-content-docs'] as unknown as Record<string, GlobalPluginData>;
  for (const [pluginId, byVersion] of Object.entries(docs)) {
    for (const version of plugins[pluginId]?.versions ?? []) {
      const known = new Set(version.docs.map(({path}) => path));
      for (const [id, path, sidebar] of byVersion[version.name] ?? []) {
        if (!known.has(path)) version.docs.push({id, path, sidebar} as GlobalDoc);
      }
    }
  }
}

/** Changes the lists in place, because core and theme keep references to them. */
export function addShard({hashes, registry: entries, pages, docs}: ShardData): void {
  Object.assign((__webpack_require__.flat ??= {}), JSON.parse(hashes));
  Object.assign(registry, entries);
  for (const [list, path, hash, chunks, attributes] of pages) {
    (routesChunkNames as RouteChunkNames)[`${path}-${hash}`] = chunks;
    const component = ComponentCreator(path, hash) as unknown as ComponentType<object>;
    lists[list]?.push({...attributes, path, exact: true, component});
  }
  addDocs(docs);
}
