import path from 'node:path';
import {build} from 'esbuild';

const root = path.resolve(__dirname, '../..');

/** Place of the command's file, which `bin` of packages/docs-mcp names. */
export const commandFile = path.join(root, 'packages/docs-mcp/dist/docs-mcp.mjs');

/** Bundles the server with this site's search engine. The protocol's packages stay dependencies of the package. */
export async function bundleServer(outfile = commandFile): Promise<void> {
  await build({
    entryPoints: [path.join(__dirname, 'entry.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    external: ['@modelcontextprotocol/*', 'zod'],
    banner: {js: '#!/usr/bin/env node'},
    logLevel: 'warning',
  });
}
