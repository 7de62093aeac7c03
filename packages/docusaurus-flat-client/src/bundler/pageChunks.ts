/**
 * Bundler plugin: the server's HTML names every file of its page, so that nothing loads in a waterfall. Stock Docusaurus looks for a
 * page's modules in a manifest that is keyed by chunk, and so finds hardly any.
 */
import fs from 'node:fs';
import type {Compiler} from 'webpack';
import {getChunkName, getFileChunk} from './write';
import type {Model} from './model';

interface Manifest {
  /** Ids of chunks by what asks for them: a chunk's name, or a module as the server reports it. */
  origins: Record<string, (string | number)[] | undefined>;
}

/**
 * Adds the modules of the registry, with the shard of those that only one has. Chunks that the bundler merged into others are
 * loaded with these, and not listed.
 * @throws Error where the manifest lacks a shard.
 */
export function addOrigins<M extends Manifest>(manifest: M, model: Model): M {
  const origins = {...manifest.origins};
  // The server reports modules as they stand in the registry, unescaped.
  const add = (module: string, ids: readonly (string | number)[]) => {
    origins[JSON.parse(`"${module}"`) as string] = [...ids];
  };
  for (const [chunk, module] of model.registry) add(module, manifest.origins[getFileChunk(chunk, module)] ?? []);
  for (const {name, registry} of model.shards) {
    const shard = manifest.origins[getChunkName(name)];
    if (!shard) {
      throw new Error(
        `flat-client: client-manifest.json has no chunk "${getChunkName(name)}". Compare src/bundler/pageChunks.ts of docusaurus-flat-client ` +
          'with react-loadable-ssr-addon-v5-slorber, which writes it.',
      );
    }
    for (const [chunk, module] of registry) add(module, [...shard, ...(manifest.origins[chunk] ?? [])]);
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
