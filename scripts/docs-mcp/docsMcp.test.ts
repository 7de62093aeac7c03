import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {packShards} from 'docusaurus-local-search/build';
import type {SearchPage} from 'docusaurus-local-search/engine';
import {writeSite} from '../../packages/docs-mcp/tests/site';
import {bundleServer} from './bundle';

const tag = 'docs-default-current';
const page = (path: string, title: string, text: string): SearchPage => ({
  url: `/docs/player${path}`,
  path,
  tag,
  kind: 'guide',
  platforms: ['web'],
  own: true,
  title,
  description: '',
  keywords: [],
  sections: [
    {anchor: '', level: 1, heading: title, text: '', mentioned: '', used: '', listedAs: []},
    {anchor: 'it', level: 3, heading: text, text, mentioned: '', used: '', listedAs: []},
  ],
});

let dir: string;
let command: string;
let client: Client;

beforeAll(async () => {
  const {heads, texts} = packShards(tag, '/docs/player/', [
    page('/web/', 'Web', 'Subtitles of a stream'),
    page('/web/troubleshooting/', 'Troubleshooting', 'The picture is black'),
  ]);
  dir = writeSite({'assets/search/a.json': JSON.stringify(heads), 'assets/search/b.json': JSON.stringify(texts)});
  // Beside the project's packages, which the command needs.
  fs.mkdirSync('.cache', {recursive: true});
  command = path.join(fs.mkdtempSync(path.resolve('.cache/docs-mcp-')), 'docs-mcp.mjs');
  await bundleServer(command);
  client = new Client({name: 'test', version: '1.0.0'});
  await client.connect(new StdioClientTransport({command: process.execPath, args: [command, dir]}));
});
afterAll(async () => {
  await client.close();
  fs.rmSync(dir, {recursive: true});
  fs.rmSync(path.dirname(command), {recursive: true});
});

/** Starts the command and returns its exit code with what it says. */
function fail(args: string[]): Promise<{code: number | null; text: string}> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [command, ...args], {stdio: ['ignore', 'ignore', 'pipe']});
    let text = '';
    child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.on('close', (code) => resolve({code, text}));
  });
}

describe('the command', () => {
  const call = async (name: string, args: Record<string, unknown>) => {
    const {content} = (await client.callTool({name, arguments: args})) as {content: {text: string}[]};
    return content[0]?.text ?? '';
  };

  it('serves its tools over standard input and output', async () => {
    const {tools} = await client.listTools();
    expect(tools.map(({name}) => name)).toEqual(['search_docs', 'read_page', 'find_symptoms', 'find_symbols']);
    expect(client.getInstructions()).toContain('Versions: 7.8.0, 6.13.0.');
  });

  it('answers with the site’s own search engine', async () => {
    expect(await call('search_docs', {query: 'subtitels', platform: 'web'})).toContain(
      'https://docs.example.com/docs/player/web/',
    );
    expect(await call('find_symptoms', {query: 'black picture'})).toContain('Set the size.');
    expect(await call('read_page', {page: 'player/web/troubleshooting/'})).toContain('# Troubleshooting');
    expect(await call('find_symbols', {name: 'Player', platform: 'web'})).toContain('class Player');
  });

  it('says how it is used where it is used otherwise', async () => {
    expect(await fail([])).toEqual({code: 2, text: expect.stringContaining('Usage: docs-mcp <folder')});
    expect(await fail([os.tmpdir()])).toEqual({code: 2, text: expect.stringContaining('has no assistants/index.json')});
  });
});
