/**
 * Reads what Docusaurus generates for the client (`lib/server/codegen` of @docusaurus/core 3.10.2). Each reader throws on an
 * unknown shape, because readers could not reach a page that is lost here.
 */
import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import {isRecord} from './isRecord';

export interface Route {
  path: string;
  /** Distinguishes routes with the same path. The not-found route has none. */
  hash?: string;
  exact: boolean;
  routes?: Route[];
  /** Other properties that a plugin added, such as `sidebar`. */
  attributes: Record<string, unknown>;
}

export interface ChunkNames {
  [prop: string]: string | ChunkNames;
}

export interface GlobalDoc {
  id: string;
  path: string;
  sidebar?: string;
}

interface GlobalVersion {
  name: string;
  path: string;
  docs: GlobalDoc[];
}

interface DocsData {
  versions: GlobalVersion[];
}

export interface GlobalData {
  'docusaurus-plugin-content-docs'?: Record<string, DocsData>;
  [plugin: string]: unknown;
}

export interface Generated {
  routes: Route[];
  /** Paths of modules, escaped as in a string literal, by the name of their chunk. */
  registry: Map<string, string>;
  /** The chunks of each route, by path and hash. */
  chunkNames: Record<string, ChunkNames>;
  globalData: GlobalData;
}

function fail(file: string, found: string): never {
  throw new Error(
    `flat-client does not know the shape of .docusaurus/${file}: ${found}. Compare src/bundler/generated.ts of docusaurus-flat-client with ` +
      'lib/server/codegen/codegenRoutes.js of @docusaurus/core; FLAT=0 builds without it meanwhile.',
  );
}

function toRoute(value: unknown): Route {
  if (!isRecord(value)) fail('routes.js', `a route is ${JSON.stringify(value)}`);
  const {path: routePath, component, exact, routes, ...attributes} = value;
  if (typeof routePath !== 'string') fail('routes.js', `a route has the path ${JSON.stringify(routePath)}`);
  // client/pathToRegexp.ts supports no patterns.
  if (/[:()]/.test(routePath)) fail('routes.js', `"${routePath}" is a pattern`);
  if (!isRecord(component) || component.path !== routePath) fail('routes.js', `"${routePath}" has another component`);
  if (exact !== undefined && exact !== true) fail('routes.js', `"${routePath}" has exact: ${JSON.stringify(exact)}`);
  if (routes !== undefined && !Array.isArray(routes)) fail('routes.js', `"${routePath}" has no list of routes`);
  return {
    path: routePath,
    ...(typeof component.hash === 'string' && {hash: component.hash}),
    exact: exact === true,
    ...(routes && {routes: routes.map(toRoute)}),
    attributes,
  };
}

/** @param source of `routes.js`. */
export function parseRoutes(source: string): Route[] {
  const body =
    /^import React from 'react';\nimport ComponentCreator from '@docusaurus\/ComponentCreator';\n\nexport default (\[[\s\S]*\]);\s*$/.exec(
      source,
    )?.[1];
  if (!body) fail('routes.js', 'it is not two imports and a list');
  const sandbox = {ComponentCreator: (routePath: string, hash?: string) => ({path: routePath, hash})};
  const list: unknown = JSON.parse(vm.runInNewContext(`JSON.stringify(${body})`, sandbox) as string);
  return (list as unknown[]).map(toRoute);
}

/** @param source of `registry.js`. */
export function parseRegistry(source: string): Map<string, string> {
  const [first, ...lines] = source.trim().split('\n');
  const registry = new Map<string, string>();
  if (first !== 'export default {') fail('registry.js', `it begins with ${first}`);
  for (const line of lines) {
    const entry =
      /^ {2}"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "\1" \*\/ "(.+)"\), "\2", require\.resolveWeak\("\2"\)\],(?:\};)?$/.exec(
        line,
      );
    if (entry) registry.set(entry[1] ?? '', entry[2] ?? '');
    else if (line !== '};') fail('registry.js', `a line is ${line}`);
  }
  return registry;
}

/** All chunk names of a route, however deep. */
export function listChunks(names: ChunkNames | string): string[] {
  return typeof names === 'string' ? [names] : Object.values(names).flatMap(listChunks);
}

/** The path of a route's entry in `chunkNames`. */
export const getRouteKey = ({path: routePath, hash}: Route) => `${routePath}-${hash}`;

/** @throws Error if a file is missing or has an unknown shape. */
export function readGenerated(dir: string): Generated {
  const read = (file: string) => fs.readFileSync(path.join(dir, file), 'utf8');
  const generated: Generated = {
    routes: parseRoutes(read('routes.js')),
    registry: parseRegistry(read('registry.js')),
    chunkNames: JSON.parse(read('routesChunkNames.json')) as Generated['chunkNames'],
    globalData: JSON.parse(read('globalData.json')) as GlobalData,
  };
  for (const [key, names] of Object.entries(generated.chunkNames)) {
    const unknown = listChunks(names).find((name) => !generated.registry.has(name));
    if (unknown) fail('routesChunkNames.json', `"${key}" names the chunk "${unknown}", which registry.js lacks`);
  }
  return generated;
}
