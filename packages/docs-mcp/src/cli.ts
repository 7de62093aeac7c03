/** The command: `docs-mcp <folder or address of a built site>`. Standard output belongs to the protocol. */
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {openFiles} from './files';
import type {Engine} from './searching';
import {createServer} from './server';
import {Site} from './site';
import {UserError} from './userError';

const usage = 'Usage: docs-mcp <folder of a built site, or its address such as https://docs.example.com/docs/>';

/**
 * Serves a site on standard input and output until the input ends.
 * @param args of the command line.
 * @param createEngine makes the site's search engine.
 */
export async function run(args: readonly string[], createEngine: () => Engine): Promise<void> {
  try {
    const [location, ...more] = args;
    if (!location || more.length || location.startsWith('-')) throw new UserError(usage);
    const site = await Site.open(await openFiles(location));
    await createServer(site, createEngine()).connect(new StdioServerTransport());
  } catch (error) {
    console.error(error instanceof UserError ? error.message : error);
    process.exitCode = error instanceof UserError ? 2 : 1;
  }
}
