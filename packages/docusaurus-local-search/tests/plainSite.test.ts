/** A site that tells the search nothing: no platforms, no synonyms, no kinds. */
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import fs from 'node:fs';
import os from 'node:os';
import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import {SearchEngine} from '../src/engine/engine';
import type {HeadShard, TextShard} from '../src/content/shards';
import type {SearchManifest} from '../src/embedded/manifest';
import localSearch, {validateOptions} from '../src/plugin';

let siteDir: string;
let manifest: SearchManifest;
const engine = new SearchEngine();
const tag = 'docs-default-current';

const pages = {
  'intro.md': {title: 'Introduction', text: 'What a widget is.\n\n## Parts of a widget\n\nA cog and a `springLoader`.'},
  'guides/oiling.mdx': {title: 'Oil a widget', text: '## How often\n\nOnce a season.'},
  'changelog.md': {title: 'Changelog', text: '## 2.0\n\nWidgets, cogs and oil.'},
};

beforeAll(async () => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'plain-site-'));
  const docs = Object.entries(pages).map(([file, {title, text}]) => {
    fs.mkdirSync(path.join(siteDir, 'docs', path.dirname(file)), {recursive: true});
    fs.writeFileSync(path.join(siteDir, 'docs', file), `---\ntitle: ${title}\n---\n\n${text}\n`);
    const permalink = `/docs/${file.replace(/\.mdx?$/, '')}`;
    return {permalink, title, description: '', frontMatter: {title}, source: `@site/docs/${file}`, sidebar: 'all'};
  });
  const content = {loadedVersions: [{versionName: 'current', path: '/docs', docs}]};
  const context = {siteDir, siteConfig: {}, baseUrl: '/', generatedFilesDir: path.join(siteDir, '.docusaurus')};
  const plugin = await localSearch(context as LoadContext, validateOptions({options: {}}));
  await plugin.allContentLoaded?.({
    allContent: {'docusaurus-plugin-content-docs': {default: content}},
    actions: {
      setGlobalData: (data: unknown) => (manifest = data as SearchManifest),
    } as unknown as PluginContentLoadedActions,
  });
  const outDir = path.join(siteDir, 'build');
  await plugin.postBuild?.({outDir} as never);
  const read = (url: string): unknown => JSON.parse(fs.readFileSync(path.join(outDir, url), 'utf8'));
  const shard = manifest.shards[tag];
  engine.addHeads(read(shard!.heads) as HeadShard);
  for (const _ of engine.addTexts(read(shard!.texts) as TextShard));
});
afterAll(() => fs.rmSync(siteDir, {recursive: true}));

const search = (query: string, platform?: string) =>
  engine.search({query, language: 'en', tags: [tag], ...(platform && {platform})});

it.each([
  ['a title', 'oil widget', '/docs/guides/oiling/'],
  ['a heading', 'parts of widgets', '/docs/intro/#parts-of-a-widget'],
  ['text', 'season', '/docs/guides/oiling/#how-often'],
  ['a name in code, misspelled', 'springLaoder', '/docs/intro/#parts-of-a-widget'],
  ['the changelog, when it is asked for', 'changelog', '/docs/changelog/'],
])('finds %s', (_, query, url) => {
  expect(search(query).hits[0]?.url).toBe(url);
});

it('gives the same answer whatever platform is asked for', () => {
  expect(search('widget', 'web').hits).toEqual(search('widget').hits);
});

it('counts kinds by the folders, and groups by kind', () => {
  const {facets, hits} = search('widget');
  expect(facets).toEqual({platform: {}, kind: {page: 1, guides: 1, changelog: 1}, tag: {[tag]: 3}});
  expect(hits.map(({group}) => group).sort()).toEqual(['changelog', 'guides', 'page']);
  expect(engine.getTopPages(tag, 'web')).toEqual([]);
});
