import {expect, it} from 'vitest';
import {SearchEngine, createLanguage} from 'docusaurus-local-search/engine';
import {findKnowledgeProblems, packShards} from 'docusaurus-local-search/build';
import type {SearchPage} from 'docusaurus-local-search/client';
import {knowledge} from './knowledge';

const tag = 'docs-default-current';
const page = (path: string, title: string, platform?: string): SearchPage => ({
  url: `/docs/player${path}`,
  path,
  tag,
  kind: 'guide',
  platforms: platform ? [platform] : [],
  own: platform !== undefined,
  title,
  description: '',
  keywords: [],
  sections: [],
});

const engine = new SearchEngine(knowledge);
engine.addHeads(
  packShards(
    tag,
    '/docs/player/',
    [
      page('/getting-started/sdks/web/getting-started/', 'Get started with the Web SDK', 'web'),
      page('/getting-started/sdks/android/getting-started/', 'Get started with the Android SDK', 'android'),
      page('/getting-started/sdks/ios/getting-started/', 'Get started with the iOS SDK', 'ios'),
      page('/how-to-guides/texttrack/introduction/', 'Subtitles'),
    ],
    knowledge,
  ).heads,
);
const first = (query: string, platform = 'web') =>
  engine.search({query, platform, language: 'en', tags: [tag]}).hits[0]?.url;

it('is what the search package takes', () => {
  expect(findKnowledgeProblems(knowledge)).toEqual([]);
});

it('knows synonyms, and the names of platforms and of what they run on', () => {
  expect(first('closed captions')).toBe('/docs/player/how-to-guides/texttrack/introduction/');
  expect(first('ipad getting started')).toBe('/docs/player/getting-started/sdks/ios/getting-started/');
});

it('takes the vendor prefix for a part of the next word', () => {
  expect(createLanguage(knowledge).splitCamelCase('THEOplayerView')).toEqual(['Theoplayer', 'View']);
});

it('suggests the platform’s own pages for an empty query', () => {
  expect(engine.getTopPages(tag, 'android').map(({url}) => url)).toEqual([
    '/docs/player/getting-started/sdks/android/getting-started/',
  ]);
  expect(engine.getTopPages(tag, 'nonsense')).toEqual([]);
});
