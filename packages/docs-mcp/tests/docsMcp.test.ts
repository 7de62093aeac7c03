import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {InMemoryTransport} from '@modelcontextprotocol/sdk/inMemory.js';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {SearchHit} from 'docusaurus-local-search/engine';
import {openAddress, openFolder} from '../src/files';
import {answerLength, getSection, toPagePath} from '../src/pages';
import type {Engine} from '../src/searching';
import {createServer} from '../src/server';
import {Site} from '../src/site';
import {index, troubleshooting, writeSite} from './site';

const hit = (url: string, headings: string[] = []): SearchHit => ({
  id: url,
  url,
  type: 'lvl1',
  group: 'Guides',
  title: 'Title',
  titleHtml: 'Title',
  headings,
  headingsHtml: headings,
  snippetHtml: 'A &lt;b&gt; <mark>match</mark>',
  tag: 'docs-default-current',
  kind: 'guide',
  platforms: ['web'],
});

/** An engine that finds what it is told to. */
class FakeEngine implements Engine {
  hits: SearchHit[] = [];
  requests: {tags: readonly string[]; platform?: string}[] = [];
  addHeads() {}
  *addTexts() {}
  search(request: {tags: readonly string[]; platform?: string}) {
    this.requests.push(request);
    return {hits: this.hits, total: this.hits.length};
  }
}

const engine = new FakeEngine();
const client = new Client({name: 'test', version: '1.0.0'});
let dir: string;

beforeAll(async () => {
  dir = writeSite();
  const [near, far] = InMemoryTransport.createLinkedPair();
  await createServer(await Site.open(await openFolder(dir)), engine).connect(far);
  await client.connect(near);
});
afterAll(async () => {
  await client.close();
  fs.rmSync(dir, {recursive: true});
});

/** Text of an answer; that of an error begins with `error: `. */
async function call(name: string, args: Record<string, unknown>): Promise<string> {
  const {content, isError} = (await client.callTool({name, arguments: args})) as {
    content: {text: string}[];
    isError?: boolean;
  };
  return (isError ? 'error: ' : '') + content.map(({text}) => text).join('');
}

describe('read_page', () => {
  it.each([
    'player/web/',
    '/docs/player/web',
    'https://docs.example.com/docs/player/web/index.md#files',
    'player/web.md',
  ])('reads a page by %s', async (page) => {
    expect(await call('read_page', {page})).toMatch(/^# Web\n/);
  });

  it('gives a long page in parts', async () => {
    const first = await call('read_page', {page: 'player/web/'});
    expect(first).toMatch(/\[10007 more characters: read the page again with offset 20000\]$/);
    expect(await call('read_page', {page: 'player/web/', offset: answerLength})).toHaveLength(10_007);
    expect(await call('read_page', {page: 'player/web/', offset: 99_999})).toMatch(
      /^error: The page has 30007 characters/,
    );
  });

  it.each([
    ['../../etc/passwd', 'is not a path below the site'],
    ['/docs/../../etc/passwd', 'is not a path below the site'],
    ['player/%2e%2e/%2e%2e/secret/', 'is not a path below the site'],
    ['player\\..\\..\\secret', 'is not a path below the site'],
    ['//evil.test/page/', 'is not a path below the site'],
    [
      'https://evil.test/docs/player/web/',
      'is not a page of this site. Its addresses begin with https://docs.example.com/docs/',
    ],
    ['file:///etc/passwd', 'is not a page of this site'],
    [
      'player/gone/',
      'There is no page "player/gone/". Find its address with search_docs, and that of a type with find_symbols.',
    ],
  ])('answers %s with an error', async (page, message) => {
    const answer = await call('read_page', {page});
    expect(answer).toMatch(/^error: /);
    expect(answer).toContain(message);
  });

  it('does not follow a symbolic link out of the site', async () => {
    const outside = writeSite({'secret/index.md': 'secret'});
    fs.symlinkSync(path.join(outside, 'secret'), path.join(dir, 'linked'));
    expect(await call('read_page', {page: 'linked/'})).toMatch(/^error: There is no page/);
    fs.rmSync(outside, {recursive: true});
  });

  it('says which argument is wrong', async () => {
    expect(await call('read_page', {page: 'player/web/', offset: -1})).toMatch(/^error: .*offset/s);
    expect(await call('read_page', {})).toMatch(/^error: .*page/s);
  });
});

describe('search_docs', () => {
  it('lists pages with address and excerpt, and says which version is searched', async () => {
    engine.hits = [hit('/docs/player/web/#files', ['Files'])];
    const answer = await call('search_docs', {query: 'files', platform: 'web', version: '7'});
    expect(answer).toContain('version 7.8.0');
    expect(answer).toContain(
      '1. Title › Files (web)\n   https://docs.example.com/docs/player/web/#files\n   A <b> match',
    );
    expect(engine.requests.at(-1)).toMatchObject({tags: ['docs-default-current'], platform: 'web'});
    expect(await call('search_docs', {query: 'files', version: 'v6'})).toContain('version 6.13.0, which is old');
  });

  it.each([
    [{query: ' '}, 'The query has 0 characters. Give 1 to 2000.'],
    [{query: 'a'.repeat(2001)}, 'The query has 2001 characters'],
    [{query: 'a', version: '5'}, 'There is no version "5". Versions: 7.8.0 (current), 6.13.0 (v6).'],
    [{query: 'a', platform: 'tv'}, 'There is no platform "tv". Platforms: web, ios.'],
  ])('answers %j with an error', async (args, message) => {
    expect(await call('search_docs', args)).toContain(`error: ${message}`);
  });
});

describe('find_symptoms', () => {
  it('gives the section of a troubleshooting page, and no other pages', async () => {
    engine.hits = [
      hit('/docs/player/web/'),
      hit('/docs/player/web/troubleshooting/#nothing', ['Nothing plays']),
      hit('/docs/player/web/troubleshooting/#black', ['Nothing plays', 'The picture is black']),
    ];
    const answer = await call('find_symptoms', {query: 'black picture'});
    expect(answer).toContain('### The picture is `black`\n\nSet the size.');
    expect(answer).not.toContain('### Other');
    engine.hits = [];
    expect(await call('find_symptoms', {query: 'black'})).toContain('Try search_docs');
  });
});

describe('find_symbols', () => {
  it('gives the signatures of a version', async () => {
    expect(await call('find_symbols', {name: 'Player.play()', platform: 'web'})).toContain('Player: play(): void');
    // As Kotlin names a getter of Java.
    expect(await call('find_symbols', {name: 'Player.abr', platform: 'web'})).toContain('Player: getAbr(): void');
    const type = await call('find_symbols', {name: 'player', platform: 'web', version: '6'});
    expect(type).toContain(
      'class Player\n  play(): void\n  getAbr(): void\nhttps://docs.example.com/docs/player/reference/web/player/',
    );
    expect(type).not.toContain('showNewThing');
  });

  it.each([
    [
      {name: 'showNewThing', platform: 'web', version: 'v6'},
      'web 6.13.0 has no "showNewThing". Other versions have it: 7.8.0.',
    ],
    [{name: 'newThing', platform: 'web'}, 'Names like it: Player.showNewThing.'],
    [{name: 'how do I play', platform: 'web'}, 'error: "how do I play" is not a name in code.'],
    [{name: 'Player', platform: 'ios'}, 'error: There is no API reference of ios. Platforms that have one: web.'],
  ])('answers %j with what helps', async (args, message) => {
    expect(await call('find_symbols', args)).toContain(message);
  });
});

describe('a site', () => {
  it('is refused where it is not a built one, or of another format', async () => {
    const other = writeSite({'assistants/index.json': JSON.stringify({...index, format: 9})});
    await expect(openFolder(path.join(other, 'gone'))).rejects.toThrow('There is no folder');
    await expect(Site.open(await openFolder(path.join(other, 'player')))).rejects.toThrow(
      'has no assistants/index.json',
    );
    await expect(Site.open(await openFolder(other))).rejects.toThrow('is of format 9');
    fs.rmSync(other, {recursive: true});
  });

  it('can be read from its address', async () => {
    const server = http.createServer((request, response) => {
      const file = path.join(dir, request.url!.replace('/docs/', ''));
      if (request.url === '/docs/broken') response.writeHead(500).end();
      else if (fs.existsSync(file)) response.end(fs.readFileSync(file));
      else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/docs`;
    const files = openAddress(address);
    expect((await Site.open(files)).index.title).toBe('Docs');
    expect(await files.read('gone')).toBeUndefined();
    await expect(files.read('broken')).rejects.toThrow('answered with status 500');
    await expect(files.read('../secret')).rejects.toThrow('is not a path below the site');
    server.close();
    await expect(openAddress('http://127.0.0.1:9/docs/').read('a')).rejects.toThrow('Is the server running?');
  });
});

describe('toPagePath', () => {
  it('leads to the folder of the page', () => {
    expect(toPagePath('/docs/', index)).toBe('');
    expect(toPagePath('index.md', index)).toBe('');
    expect(toPagePath('player/web/index.html', index)).toBe('player/web/');
  });
});

describe('getSection', () => {
  it('ends at the next heading of its level, and takes no comment in code for one', () => {
    expect(getSection(troubleshooting, 'The picture is black')).toContain('# no heading');
    expect(getSection(troubleshooting, 'Nothing plays')).toContain('### Other');
    expect(getSection(troubleshooting, 'gone')).toBeUndefined();
    expect(getSection('## 2002 LICENSE\\_INVALID {#error-2002}\n\nText.', '2002', 'error-2002')).toContain('Text.');
    expect(getSection('## 2002 LICENSE\\_INVALID {#error-2002}\n\nText.', '2002 LICENSE_INVALID')).toContain('Text.');
  });
});
