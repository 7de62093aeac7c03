import {getPageKind} from '../knowledge/kind';
import type {SearchKnowledge} from '../knowledge/types';
import type {SearchPage} from '../types';
import type {PageSource, RecordRules} from './pageSource';
import {getSections} from './sections';
import type {SectionOptions} from './sections';

/** The docs facet of contextual search, named as in Docusaurus. */
export function getDocsTag(pluginId: string, version: string): string {
  return `docs-${pluginId}-${version}`;
}

/**
 * Builds the index record of a page.
 * @param createSlugger creates the slugger for the page's heading ids; called once.
 * @param site its rules and knowledge.
 */
export function toSearchPage(
  page: PageSource,
  createSlugger: () => (heading: string) => string,
  {getPagePlatforms, inlineData, getOtherHeadings, knowledge}: RecordRules & {knowledge?: SearchKnowledge} = {},
  readPartial?: SectionOptions['readPartial'],
): SearchPage {
  const keywords = page.frontMatter.keywords;
  return {
    url: page.url,
    path: page.path,
    tag: getDocsTag(page.pluginId, page.version),
    kind: getPageKind(page.path, knowledge),
    ...(getPagePlatforms?.(page) ?? {platforms: [], own: false}),
    title: page.title,
    description: typeof page.frontMatter.description === 'string' ? page.description : '',
    keywords: Array.isArray(keywords) ? keywords.map(String) : [],
    sections: getSections(page.source, {slug: createSlugger(), readPartial, inlineData, getOtherHeadings}),
  };
}
