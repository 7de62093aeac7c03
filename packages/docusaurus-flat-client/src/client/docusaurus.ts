/**
 * Replaces `lib/client/docusaurus.js` of @docusaurus/core 3.10.2, `window.docusaurus`: what a link prefetches depends on whether
 * the page's shard is loaded. Otherwise like the original.
 */
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import {matchRoutes} from 'react-router-config';
import type {ChunkNames} from '@docusaurus/types';
import {useMDXComponents} from '@mdx-js/react';
import prefetchFile from './prefetch';
import preloadPage from './preload';
import {completeDocs, getMissingChunks} from './shards';

declare const __webpack_require__: {p: string; u: (chunk: string) => string | undefined};

const fetched = new Set<string>();
const loaded = new Set<string>();

interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

function isSlowConnection(): boolean {
  const {connection} = navigator as Navigator & {connection?: Connection};
  return connection?.effectiveType?.includes('2g') || connection?.saveData || false;
}

const listChunks = (names: ChunkNames | string | null): string[] =>
  typeof names === 'string' ? [names] : Object.values(names ?? {}).flatMap((name) => listChunks(name as ChunkNames));

function getChunks(path: string): string[] {
  const missing = getMissingChunks(path);
  if (missing.length) return missing;
  const wanted = new Set(matchRoutes(routes, path).map(({route}) => route.path));
  return Object.entries(routesChunkNames)
    .filter(([key]) => wanted.has(key.replace(/-[^-]+$/, '')))
    .flatMap(([, names]) => listChunks(names as ChunkNames));
}

function prefetch(path: string): false | Promise<void[]> {
  if (isSlowConnection() || loaded.has(path) || fetched.has(path)) return false;
  fetched.add(path);
  // Chunks that the bundler merged into others have no file.
  const files = getChunks(path)
    .map((chunk) => __webpack_require__.u(chunk))
    .filter((file) => file !== undefined && !file.includes('undefined'));
  return Promise.all(files.map((file) => prefetchFile(__webpack_require__.p + file)));
}

function preload(path: string): false | Promise<unknown> {
  if (isSlowConnection() || loaded.has(path)) return false;
  loaded.add(path);
  // A click on the link tries again and reports the error.
  return preloadPage(path).catch(() => loaded.delete(path));
}

/** `useMDXComponents` is referenced here to keep it in the main file; otherwise each page would contain a copy. */
export default Object.freeze({prefetch, preload, completeDocs, useMDXComponents});
