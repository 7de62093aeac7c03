import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {findVariables, hashInputs, toStableManifest} from './inputs';
import {createStore} from './store';

let dir: string;
const at = (...parts: string[]) => path.join(dir, ...parts);

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(at(file)), {recursive: true});
  fs.writeFileSync(at(file), text);
}

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'kept-pages-'));
});
afterEach(() => {
  fs.rmSync(dir, {recursive: true});
  vi.unstubAllEnvs();
});

describe('hashInputs', () => {
  const hash = (props: object = {}) =>
    hashInputs({
      props: {
        baseUrl: '/',
        routesPaths: ['/'],
        headTags: '',
        preBodyTags: '',
        postBodyTags: '',
        siteConfig: {},
        ...props,
      },
      serverBundlePath: at('server/server.bundle.js'),
      clientManifestPath: at('manifest.json'),
      router: 'browser',
    } as Parameters<typeof hashInputs>[0]);

  beforeEach(() => {
    write('server/server.bundle.js', 'process.env.SHOWN_NAME');
    write('server/assets/js/page.js', 'page');
    write('manifest.json', '{}');
  });

  it('is the same for the same inputs', async () => {
    expect(await hash()).toBe(await hash());
  });

  it('changes with each input', async () => {
    const hashes = [await hash(), await hash({headTags: '<meta>'}), await hash({siteConfig: {ssrTemplate: 'x'}})];
    vi.stubEnv('OTHER_NAME', 'x');
    expect(await hash()).toBe(hashes[0]);
    vi.stubEnv('SHOWN_NAME', 'x');
    hashes.push(await hash());
    write('server/assets/js/page.js', 'another');
    hashes.push(await hash());
    write('server/assets/js/new.js', 'new');
    hashes.push(await hash());
    write('manifest.json', '{"a":1}');
    hashes.push(await hash());
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it('takes the same list of files in another order for the same', () => {
    const list = (names: string[], hash: string, file = 'f') =>
      toStableManifest(
        JSON.stringify({
          entrypoints: ['main'],
          origins: Object.fromEntries(names.map((name) => [name, [name]])),
          assets: Object.fromEntries(names.map((name) => [name, {js: [{file: `${file}-${name}`, hash}]}])),
        }),
      );
    expect(list(['a', 'b'], '1')).toBe(list(['b', 'a'], '2'));
    expect(list(['a', 'b'], '1')).not.toBe(list(['a', 'b'], '1', 'g'));
    expect(list(['a', 'b'], '1')).not.toBe(list(['a'], '1'));
  });

  it('knows the variables that code reads', () => {
    expect(findVariables('process.env.A && process.env.B_2.c')).toEqual(['A', 'B_2']);
  });
});

describe('createStore', () => {
  const restore = (key: string) => createStore(at('kept')).restore(key, at('out'));

  beforeEach(async () => {
    write('built/index.html', 'home');
    write('built/static.html', 'not rendered');
    write('built/page/index.html', 'page');
    await createStore(at('kept')).keep('key', at('built'), new Set(['static.html']), {collectedData: {'/': 1}});
  });

  it('restores what was rendered, with its result', async () => {
    expect(await restore('key')).toEqual({collectedData: {'/': 1}});
    expect(fs.readFileSync(at('out/page/index.html'), 'utf8')).toBe('page');
    expect(fs.existsSync(at('out/static.html'))).toBe(false);
  });

  it('makes no second file of a page, and restores nothing that was changed', async () => {
    await restore('key');
    const pages = ['built/page/index.html', 'kept/pages/page/index.html', 'out/page/index.html'];
    expect(new Set(pages.map((page) => fs.statSync(at(page)).ino)).size).toBe(1);
    fs.appendFileSync(at('built/page/index.html'), ', changed');
    expect(await restore('key')).toBeUndefined();
  });

  it('restores nothing for another key, without a page, or without a list', async () => {
    expect(await restore('other')).toBeUndefined();
    fs.rmSync(at('kept/pages/page/index.html'));
    expect(await restore('key')).toBeUndefined();
    fs.rmSync(at('kept/kept.json'));
    expect(await restore('key')).toBeUndefined();
  });
});
