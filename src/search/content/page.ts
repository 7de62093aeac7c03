import {getSharedSection, hasSection} from '../../platforms/availability';
import {getPlatforms, isPlatform} from '../../platforms/platforms';
import type {SearchPage} from '../types';
import {getKind} from './kind';
import {getSections} from './sections';
import type {SectionOptions} from './sections';

/** A page as its docs plugin loaded it. */
export interface PageSource {
  pluginId: string;
  version: string;
  url: string;
  path: string;
  sidebar: string | undefined;
  title: string;
  description: string;
  frontMatter: Readonly<Record<string, unknown>>;
  source: string;
  /** Where the source lies; what the page imports is found from there. */
  file: string;
}

/** The docs facet of contextual search, as Docusaurus names it. */
export function getDocsTag(pluginId: string, version: string): string {
  return `docs-${pluginId}-${version}`;
}

/** Words of the front matter's `platforms:` that say the page is of no use on a platform. */
const unsupported = new Set(['no', 'n/a']);

function getPagePlatforms({pluginId, path, sidebar, frontMatter}: PageSource): {
  platforms: string[];
  own: boolean;
} {
  const section = pluginId === 'default' ? getSharedSection(path) : undefined;
  if (section === undefined) {
    return isPlatform(pluginId, sidebar) ? {platforms: [sidebar], own: true} : {platforms: [], own: false};
  }
  // What every platform has says nothing about platforms.
  if (section === 'knowledge-base') return {platforms: [], own: false};
  const support = frontMatter.platforms as Record<string, string> | undefined;
  const platforms = getPlatforms('default')
    .map(({platform}) => platform as string)
    .filter((platform) => hasSection(platform, section) && !unsupported.has(support?.[platform] ?? ''));
  return {platforms, own: false};
}

/**
 * Makes what the index keeps of a page.
 * @param createSlugger gives the heading ids of one page; called once for it.
 */
export function toSearchPage(
  page: PageSource,
  createSlugger: () => (heading: string) => string,
  readPartial?: SectionOptions['readPartial'],
): SearchPage {
  const keywords = page.frontMatter.keywords;
  return {
    url: page.url,
    path: page.path,
    tag: getDocsTag(page.pluginId, page.version),
    kind: getKind(page.path),
    ...getPagePlatforms(page),
    title: page.title,
    description: typeof page.frontMatter.description === 'string' ? page.description : '',
    keywords: Array.isArray(keywords) ? keywords.map(String) : [],
    sections: getSections(page.source, {slug: createSlugger(), readPartial}),
  };
}
