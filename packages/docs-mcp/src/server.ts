/** The tools as the Model Context Protocol has them: https://modelcontextprotocol.io/specification. */
import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {z} from 'zod';
import {readPage} from './pages';
import {Searcher} from './searching';
import type {Engine} from './searching';
import type {Site} from './site';
import {SymbolFinder} from './symbols';
import {UserError} from './userError';

/** Gives a mistake of the asker back as an answer; other errors are the server's own. */
async function answer(make: () => Promise<string>): Promise<CallToolResult> {
  try {
    return {content: [{type: 'text', text: await make()}]};
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return {content: [{type: 'text', text: error.message}], isError: true};
  }
}

/**
 * @param engine the site's search engine, without data.
 */
export function createServer(site: Site, engine: Engine): McpServer {
  const searcher = new Searcher(site, engine);
  const symbols = new SymbolFinder(site);
  const {title, sets} = site.index;
  const versions = sets.filter(({product}) => product === 'default').map(({label}) => label);
  const platforms = site.platforms.join(', ');
  const server = new McpServer(
    {name: 'docs-mcp', version: '0.0.0'},
    {
      instructions:
        `${title}. APIs differ between major versions: find the version that the project has installed, and pass it. Versions: ${versions.join(', ')}. ` +
        `Platforms: ${platforms}. Search first, then read the page; look names up before you write them.`,
    },
  );
  const platform = z.string().max(40).describe(`One of: ${platforms}`);
  const version = z
    .string()
    .max(40)
    .optional()
    .describe(`Release or major version, by default the latest. Known: ${versions.join(', ')}`);
  const annotations = {readOnlyHint: true, openWorldHint: false};
  server.registerTool(
    'search_docs',
    {
      description: 'Finds pages of the documentation: guides, FAQ, concepts, connectors, changelog.',
      inputSchema: {
        query: z.string().describe('A job, a term, a name in code'),
        platform: platform.optional(),
        version,
      },
      annotations,
    },
    (question) => answer(() => searcher.search(question)),
  );
  server.registerTool(
    'read_page',
    {
      description:
        'A page, or a type of the API reference, as Markdown, with the code of all platforms. Long pages come in parts.',
      inputSchema: {
        page: z
          .string()
          .max(500)
          .describe('Address or path of the page, such as "player/how-to-guides/drm/introduction/"'),
        offset: z.number().int().min(0).optional().describe('Characters to leave out at the start'),
      },
      annotations,
    },
    ({page, offset}) => answer(() => readPage(site, page, offset)),
  );
  server.registerTool(
    'find_symptoms',
    {
      description: 'What troubleshooting pages say of an error message, an error code or a behavior: cause and remedy.',
      inputSchema: {
        query: z.string().describe('The message as it was printed, or what is seen'),
        platform: platform.optional(),
        version,
      },
      annotations,
    },
    (question) => answer(() => searcher.findSymptoms(question)),
  );
  server.registerTool(
    'find_symbols',
    {
      description: 'Signatures of a type or member of the API in one version, or the versions that have it.',
      inputSchema: {
        name: z.string().describe('A name in code: "Player", "Player.play", "adbreakbegin"'),
        platform,
        version,
      },
      annotations,
    },
    (question) => answer(() => symbols.find(question)),
  );
  return server;
}
