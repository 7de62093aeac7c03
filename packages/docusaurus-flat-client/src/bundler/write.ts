/** The modules that take the place of Docusaurus's generated ones in the client build, as source text. */
import {getRouteKey} from './generated';
import type {BaseRoute, ListedDoc, Model, ModelShard, Section} from './model';

const json = (value: unknown) => JSON.stringify(value);

/** Stands in a shard's module until the names of its files are known, see `chunkHashes.ts`. */
export const getHashMark = (name: string) => `@@flat-hashes:${name}@@`;

/** Name of a shard's chunk. */
export const getChunkName = (name: string) => `shard-${name}`;

/** Name of the chunk with a section's list of shards; also its mark. */
export const getSectionChunk = ({name}: Section) => `section-${name}`;

/**
 * The chunk that a module of the registry is put into: what all docs pages share comes in one file, everything else in its own.
 * @param module path, as the registry has it.
 */
export function getFileChunk(name: string, module: string): string {
  const isShared =
    /^(@theme|@site\/src\/theme)\/Doc/.test(module) ||
    /[\\/]docusaurus-plugin-content-docs[\\/].*([\\/]__plugin\.json|[\\/]p[\\/][^\\/]+\.json|[\\/]sidebars-[^\\/]+\.js)$/.test(
      module,
    );
  return isShared ? 'docs' : name;
}

function writeRegistry(registry: ReadonlyMap<string, string>): string {
  const entries = [...registry].map(
    ([name, path]) =>
      `${json(name)}: [() => import(/* webpackChunkName: ${json(getFileChunk(name, path))} */ "${path}"), "", require.resolveWeak("${path}")],`,
  );
  return `{\n${entries.join('\n')}\n}`;
}

function writeRoute({path, hash, exact, routes, list, attributes}: BaseRoute): string {
  const parts = [
    `path: ${json(path)}`,
    `component: ComponentCreator(${[path, hash]
      .filter((part) => part !== undefined)
      .map(json)
      .join(', ')})`,
    ...(exact ? ['exact: true'] : []),
    ...Object.entries(attributes).map(([name, value]) => `${json(name)}: ${json(value)}`),
  ];
  if (routes) {
    const array = `[${routes.map(writeRoute).join(',\n')}]`;
    parts.push(`routes: ${list === undefined ? array : `lists[${list}] = ${array}`}`);
  }
  return `{${parts.join(', ')}}`;
}

/** Docs lists as they are sent: by plugin and version, each doc as id, path and sidebar. */
function toLists(docs: readonly ListedDoc[]): Record<string, Record<string, string[][]>> {
  const lists: Record<string, Record<string, string[][]>> = {};
  for (const {pluginId, version, doc} of docs) {
    const {id, path, sidebar, ...rest} = doc;
    if (Object.keys(rest).length) {
      throw new Error(
        `flat-client: the entry of ${path} in a docs list has more than id, path and sidebar: ${json(rest)}. Compare ` +
          'toGlobalDataDoc in lib/globalData.js of @docusaurus/plugin-content-docs with src/bundler/write.ts of docusaurus-flat-client.',
      );
    }
    ((lists[pluginId] ??= {})[version] ??= []).push(sidebar === undefined ? [id, path] : [id, path, sidebar]);
  }
  return lists;
}

function writeShard(shard: ModelShard, chunkNames: Model['chunkNames'], addShard: string): string {
  const rows = shard.pages.map(({route, list}) => [
    list,
    route.path,
    route.hash,
    chunkNames[getRouteKey(route)],
    route.attributes,
  ]);
  return `import {addShard} from ${json(addShard)};
addShard({
  hashes: ${json(getHashMark(shard.name))},
  registry: ${writeRegistry(shard.registry)},
  pages: [${rows.map(json).join(',\n')}],
  docs: ${json(toLists(shard.docs))},
});
`;
}

/** Paths of the client's modules that the written ones call. */
interface ClientModules {
  addShard: string;
  addSection: string;
}

/** Shards or sections, each with a function that loads it. */
function writeEntries(entries: readonly {prefix: string; chunk: string}[]): string {
  const lines = entries.map(
    ({prefix, chunk}) =>
      `[${json(prefix)}, ${json(chunk)}, () => import(/* webpackChunkName: ${json(chunk)} */ "./${chunk}.js")],`,
  );
  return `[\n${lines.join('\n')}\n]`;
}

/**
 * @param chunkNames of every route, as Docusaurus generated them.
 * @param client paths of the client's modules that take shards and sections in.
 * @returns source text by file name.
 */
export function writeModules(
  model: Model,
  chunkNames: Model['chunkNames'],
  {addShard, addSection}: ClientModules,
): Record<string, string> {
  const files: Record<string, string> = {
    'routes.js': `import ComponentCreator from '@docusaurus/ComponentCreator';
export const lists = [];
export default [${model.routes.map(writeRoute).join(',\n')}];
`,
    'registry.js': `export default ${writeRegistry(model.registry)};\n`,
    'routesChunkNames.js': `export default ${json(model.chunkNames)};\n`,
    'globalData.js': `export default {...${json(model.globalData)}, ...__webpack_require__.flatData};\n`,
    'docsLists.js': `export default ${json(toLists(model.allDocs))};\n`,
    'shards.js': `export default ${writeEntries([
      ...model.shards.filter(({section}) => !section).map(({name, prefix}) => ({prefix, chunk: getChunkName(name)})),
      ...model.sections.map((section) => ({prefix: section.prefix, chunk: getSectionChunk(section)})),
    ])};
export const loadDocsLists = () => import(/* webpackChunkName: "docs-lists" */ './docsLists.js');
`,
  };
  for (const section of model.sections) {
    const chunk = getSectionChunk(section);
    const own = model.shards.filter((shard) => shard.section === section);
    files[`${chunk}.js`] = `import {addSection} from ${json(addSection)};
addSection(${json(chunk)}, ${json(getHashMark(chunk))}, ${writeEntries(
      own.map(({name, prefix}) => ({prefix, chunk: getChunkName(name)})),
    )});
`;
  }
  for (const shard of model.shards) {
    files[`${getChunkName(shard.name)}.js`] = writeShard(shard, chunkNames, addShard);
  }
  return files;
}
