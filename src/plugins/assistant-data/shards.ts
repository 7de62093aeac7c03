import fs from 'node:fs/promises';
import path from 'node:path';
import type {ShardFiles} from 'docs-mcp/format';

const folder = 'assets/search';
const shardName = /^(.+)\.(heads|texts)\.[\da-f]+\.json$/;

/**
 * Finds the files that the plugin `search-index` has made.
 * @param made its folder among the generated files.
 * @returns files by facet of the search.
 * @throws Error where a facet lacks one of its two files.
 */
export async function listShards(made: string): Promise<Record<string, ShardFiles>> {
  const found: Record<string, Partial<ShardFiles>> = {};
  for (const name of await fs.readdir(path.join(made, folder))) {
    const [, tag, part] = shardName.exec(name) ?? [];
    if (tag) (found[tag] ??= {})[part as keyof ShardFiles] = `${folder}/${name}`;
  }
  for (const [tag, {heads, texts}] of Object.entries(found)) {
    if (!heads || !texts) {
      throw new Error(
        `assistant-data: ${made} has only one of the two files of "${tag}". Compare the names in docusaurus-local-search, src/plugin/index.ts, ` +
          'with src/plugins/assistant-data/shards.ts.',
      );
    }
  }
  return found as Record<string, ShardFiles>;
}
