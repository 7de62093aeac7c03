/**
 * Bundler plugin: each page's HTML lists all of its files, so that they load in parallel. Stock Docusaurus looks up a page's modules
 * in a manifest whose keys are chunks, and so finds few of them.
 */
import fs from 'node:fs';
import type {Compiler} from 'webpack';
import {getChunkName, getFileChunk, getSectionChunk} from './write';
import type {Model} from './model';

interface Manifest {
  /** Ids of chunks by what imports them: a chunk's name, or a module as the server reports it. */
  origins: Record<string, (string | number)[] | undefined>;
}

/**
 * Adds the modules of the registry, and the shard for modules that only one shard has. Chunks that the bundler merged into others
 * load with these and are not listed.
 * @throws Error if the manifest lacks a shard.
 */
export function addOrigins<M extends Manifest>(manifest: M, model: Model): M {
  const origins = {...manifest.origins};
  // The server reports modules as in the registry, but unescaped.
  const add = (module: string, ids: readonly (string | number)[]) => {
    origins[JSON.parse(`"${module}"`) as string] = [...ids];
  };
  for (const [chunk, module] of model.registry) add(module, manifest.origins[getFileChunk(chunk, module)] ?? []);
  for (const {name, registry, section} of model.shards) {
    const shard = manifest.origins[getChunkName(name)];
    const list = section && manifest.origins[getSectionChunk(section)];
    if (!shard) {
      throw new Error(
        `flat-client: client-manifest.json has no chunk "${getChunkName(name)}". Compare src/bundler/pageChunks.ts of docusaurus-flat-client ` +
          'with react-loadable-ssr-addon-v5-slorber, which writes it.',
      );
    }
    for (const [chunk, module] of registry)
      add(module, [...(list ?? []), ...shard, ...(manifest.origins[chunk] ?? [])]);
  }
  return {...manifest, origins};
}

export class PageChunksPlugin {
  constructor(
    private readonly model: Model,
    private readonly manifestPath: string,
  ) {}

  apply(compiler: Compiler): void {
    // The manifest is written as the files are emitted, and read when both bundles are done.
    compiler.hooks.afterEmit.tap('flat-client-page-chunks', () => {
      const manifest = JSON.parse(fs.readFileSync(this.manifestPath, 'utf8')) as Manifest;
      fs.writeFileSync(this.manifestPath, JSON.stringify(addOrigins(manifest, this.model)));
    });
  }
}
