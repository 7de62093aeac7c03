/**
 * Bundler plugin: the names of the pages' files move from the runtime, which every page loads, into the shards. They move before
 * the bundler works out the final hashes, so a name still stands for one content: after an edit the page's chunk, its shard
 * and the runtime have new names.
 */
import type {Chunk, Compilation, Compiler, RuntimeModule} from 'webpack';
import {getChunkName, getHashMark, getSectionChunk} from './write';
import type {Model} from './model';

const name = 'flat-client-chunk-hashes';
const mainRuntime = 'runtime~main';

/** Placeholder for the hashes of the files that every page knows. */
const baseMark = getHashMark('');

/**
 * The runtime's function that names files, which looks hashes up in `__webpack_require__.flat`. Next to it is the global data
 * that changes with every edit: the runtime changes anyway then, and the large main file does not.
 * @param source as the bundler wrote it.
 */
export function createNaming(source: string, volatileData: Readonly<Record<string, unknown>>): string {
  const known = 'return "assets/js/" + chunkId + "." + chunkId + ".js"';
  if (!source.includes(known)) {
    throw new Error(
      `flat-client: the runtime names files in another way than it knows, by\n${source}\nIt expects ${known}. ` +
        'Look at src/bundler/chunkHashes.ts of docusaurus-flat-client and output.chunkFilename.',
    );
  }
  return (
    `__webpack_require__.flatData = ${JSON.stringify(volatileData)};\n` +
    `__webpack_require__.flat = JSON.parse(${JSON.stringify(baseMark)});\n` +
    '__webpack_require__.u = (chunkId) => "assets/js/" + chunkId + "." + __webpack_require__.flat[chunkId] + ".js";'
  );
}

/** The hash in the name of a chunk's file, or `undefined` for a chunk without one. */
function getHash(chunk: Chunk): string | undefined {
  const file = [...chunk.files].find((candidate) => candidate.endsWith('.js'));
  if (!file) return undefined;
  const hash = /\.([0-9a-f]{8})\.js$/.exec(file)?.[1];
  if (!hash || file !== `assets/js/${chunk.id}.${hash}.js`) {
    throw new Error(
      `flat-client: the file of the chunk "${chunk.id}" is ${file}, not assets/js/${chunk.id}.<hash>.js.`,
    );
  }
  return hash;
}

/** Replaces a placeholder, which is inside a string literal, by hashes as JSON. */
export function fillMark(source: string, mark: string, hashes: Readonly<Record<string, string>>): string {
  if (source.split(mark).length !== 2) throw new Error(`flat-client: ${source.split(mark).length - 1} marks ${mark}.`);
  const quote = source[source.indexOf(mark) - 1];
  const json = JSON.stringify(hashes);
  return source.replace(mark, () => (quote === '"' ? json.replace(/"/g, '\\"') : json));
}

function fillFile(
  compilation: Compilation,
  chunk: string,
  mark: string,
  hashes: Readonly<Record<string, string>>,
): void {
  const {sources} = compilation.compiler.webpack;
  const found = [...compilation.chunks].find((candidate) => candidate.name === chunk);
  const file = [...(found?.files ?? [])].find((candidate) => candidate.endsWith('.js'));
  const source = file && compilation.getAsset(file)?.source.source().toString();
  if (!source) throw new Error(`flat-client: the chunk "${chunk}" has no file.`);
  compilation.updateAsset(file, new sources.RawSource(fillMark(source, mark, hashes)));
}

export class ChunkHashesPlugin {
  constructor(private readonly model: Model) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeModule.tap(name, (module, chunk) => {
        // The runtime of the search worker is not changed.
        if (chunk.name !== mainRuntime || module.name !== 'get javascript chunk filename') return;
        const {source} = module as RuntimeModule & {source?: {source: Buffer}};
        if (source) source.source = Buffer.from(createNaming(source.source.toString(), this.model.volatileData));
      });
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
      compilation.hooks.processAssets.tap({name, stage}, () => this.fill(compilation));
    });
  }

  /** After minimizing and before the final hashes. */
  private fill(compilation: Compilation): void {
    const entry = compilation.entrypoints.get('main')?.chunks ?? [];
    const hashes = new Map<string, string>();
    for (const chunk of compilation.chunks) {
      const hash = entry.includes(chunk) ? undefined : getHash(chunk);
      if (hash) hashes.set(String(chunk.id), hash);
    }
    for (const {name: shard, registry} of this.model.shards) {
      const own = [...registry.keys()].filter((page) => hashes.has(page));
      fillFile(
        compilation,
        getChunkName(shard),
        getHashMark(shard),
        Object.fromEntries(own.map((page) => [page, hashes.get(page) ?? ''])),
      );
      for (const page of own) hashes.delete(page);
    }
    for (const section of this.model.sections) {
      const own = this.model.shards.filter((shard) => shard.section === section).map(({name}) => getChunkName(name));
      const chunk = getSectionChunk(section);
      const known = Object.fromEntries(own.map((shard) => [shard, hashes.get(shard) ?? '']));
      fillFile(compilation, chunk, getHashMark(chunk), known);
      for (const shard of own) hashes.delete(shard);
    }
    // Sorted by name: a build from the bundler's cache lists chunks in another order, which would change the file's hash.
    const sorted = [...hashes].sort(([a], [b]) => (a < b ? -1 : 1));
    fillFile(compilation, mainRuntime, baseMark, Object.fromEntries(sorted));
  }
}
