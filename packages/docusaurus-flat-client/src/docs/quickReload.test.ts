import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin, PluginContentLoadedActions} from '@docusaurus/types';
import {afterAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {getFrontMatterText, withQuickReload} from './quickReload';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-'));
const page = (title: string, text: string) => `---\ntitle: ${title}\ndescription: What it is.\n---\n\n${text}\n`;
let seconds = 0;

/** Each write has a time of its own, however fast they follow. */
function write(name: string, text: string): void {
  const file = path.join(folder, name);
  fs.writeFileSync(file, text);
  fs.utimesSync(file, ++seconds, seconds);
}

const loadContent = vi.fn(async () => ({
  loadedVersions: [{contentPath: folder, sidebarFilePath: path.join(folder, 'sidebars.js')}],
}));
const contentLoaded = vi.fn(async ({actions}: {actions: PluginContentLoadedActions}) => {
  await actions.createData('page.json', '{}');
  actions.addRoute({path: '/page/', component: '@theme/DocItem'});
  actions.setGlobalData({docs: 1});
});
const actions = {createData: vi.fn(async () => ''), addRoute: vi.fn(), setGlobalData: vi.fn()};

/** What the dev server does at its start and after each save. */
async function load(plugin: Plugin): Promise<LoadedContent> {
  const content = (await plugin.loadContent?.()) as LoadedContent;
  await plugin.contentLoaded?.({content, actions: actions as unknown as PluginContentLoadedActions});
  return content;
}

async function createLoadedPlugin(): Promise<Plugin> {
  const plugin = withQuickReload({name: 'docs', loadContent, contentLoaded} as unknown as Plugin, 0);
  await load(plugin);
  vi.clearAllMocks();
  return plugin;
}

beforeEach(() => {
  fs.rmSync(path.join(folder, 'new.mdx'), {force: true});
  write('page.mdx', page('A page', 'Text.'));
  write('sidebars.js', 'export default {};');
  vi.clearAllMocks();
});

afterAll(() => fs.rmSync(folder, {recursive: true}));

describe('withQuickReload', () => {
  it('tells the same again where only the text of a page has changed', async () => {
    const plugin = await createLoadedPlugin();
    write('page.mdx', page('A page', 'Another text.'));
    write('.page.mdx.swp', 'A file of the editor.');
    await load(plugin);
    await load(plugin);
    expect(loadContent).not.toHaveBeenCalled();
    expect(contentLoaded).not.toHaveBeenCalled();
    expect(actions.addRoute).toHaveBeenCalledTimes(2);
    expect(actions.addRoute).toHaveBeenCalledWith({path: '/page/', component: '@theme/DocItem'});
    expect(actions.setGlobalData).toHaveBeenCalledWith({docs: 1});
    expect(actions.createData).not.toHaveBeenCalled();
  });

  it.each([
    ['front matter', () => write('page.mdx', page('Another title', 'Text.'))],
    ['a sidebar', () => write('sidebars.js', 'export default {all: []};')],
    ['a new page', () => write('new.mdx', page('New', 'Text.'))],
  ])('reloads everything after %s', async (_name, change) => {
    const plugin = await createLoadedPlugin();
    change();
    await load(plugin);
    expect(loadContent).toHaveBeenCalledOnce();
    expect(contentLoaded).toHaveBeenCalledOnce();
  });

  it('reloads everything after a page was removed', async () => {
    write('new.mdx', page('New', 'Text.'));
    const plugin = await createLoadedPlugin();
    fs.rmSync(path.join(folder, 'new.mdx'));
    await load(plugin);
    expect(loadContent).toHaveBeenCalledOnce();
  });

  it('has what it had when a mistake is taken back', async () => {
    const plugin = await createLoadedPlugin();
    write('page.mdx', page('A page', 'Text.').replace('title:', 'titel:'));
    loadContent.mockRejectedValueOnce(new Error('"titel" is not a key'));
    await expect(load(plugin)).rejects.toThrow('titel');
    write('page.mdx', page('A page', 'Text.'));
    await load(plugin);
    expect(loadContent).toHaveBeenCalledOnce();
    expect(actions.addRoute).toHaveBeenCalledOnce();
  });
});

describe('getFrontMatterText', () => {
  it('ends with the second line of dashes', () => {
    expect(getFrontMatterText('---\ntitle: A\n---\n\nText\n\n---\n')).toBe('---\ntitle: A\n---');
    expect(getFrontMatterText('---\r\ntitle: A\r\n---\r\nText')).toBe('---\r\ntitle: A\r\n---');
  });

  it('is the whole text where there is none', () => {
    expect(getFrontMatterText('# Title\n\n---\n')).toBe('# Title\n\n---\n');
    expect(getFrontMatterText('---\ntitle: A\n')).toBe('---\ntitle: A\n');
  });
});
