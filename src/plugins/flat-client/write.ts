/** The modules that take the place of Docusaurus's generated ones in the client build, as source text. */
import {getRouteKey} from './generated';
import type {BaseRoute, ListedDoc, Model, ModelSection} from './model';

const json = (value: unknown) => JSON.stringify(value);

/** Stands in a section's module until the names of its files are known, see `chunkHashes.ts`. */
export const getHashMark = (name: string) => `@@flat-hashes:${name}@@`;

/** Name of a section's chunk. */
export const getChunkName = (name: string) => `section-${name}`;

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
          'toGlobalDataDoc in lib/globalData.js of @docusaurus/plugin-content-docs with src/plugins/flat-client/write.ts.',
      );
    }
    ((lists[pluginId] ??= {})[version] ??= []).push(sidebar === undefined ? [id, path] : [id, path, sidebar]);
  }
  return lists;
}

function writeSection(section: ModelSection, chunkNames: Model['chunkNames'], addSection: string): string {
  const rows = section.pages.map(({route, list}) => [
    list,
    route.path,
    route.hash,
    chunkNames[getRouteKey(route)],
    route.attributes,
  ]);
  return `import {addSection} from ${json(addSection)};
addSection({
  hashes: ${json(getHashMark(section.name))},
  registry: ${writeRegistry(section.registry)},
  pages: [${rows.map(json).join(',\n')}],
  docs: ${json(toLists(section.docs))},
});
`;
}

/**
 * @param chunkNames of every route, as Docusaurus generated them.
 * @param addSection path of the client module that takes sections in.
 * @returns source text by file name.
 */
export function writeModules(
  model: Model,
  chunkNames: Model['chunkNames'],
  addSection: string,
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
    'sections.js': `export default [\n${model.sections
      .map(({name, prefix}) => {
        const chunk = getChunkName(name);
        return `[${json(prefix)}, ${json(chunk)}, () => import(/* webpackChunkName: ${json(chunk)} */ "./${chunk}.js")],`;
      })
      .join('\n')}\n];
export const loadDocsLists = () => import(/* webpackChunkName: "docs-lists" */ './docsLists.js');
`,
  };
  for (const section of model.sections) {
    files[`${getChunkName(section.name)}.js`] = writeSection(section, chunkNames, addSection);
  }
  return files;
}
