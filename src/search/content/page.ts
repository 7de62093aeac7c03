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
  /** Path of the source file; imports are resolved against it. */
  file: string;
}

/** The docs facet of contextual search, named as in Docusaurus. */
export function getDocsTag(pluginId: string, version: string): string {
  return `docs-${pluginId}-${version}`;
}

/** Values of `platforms:` that mean that the page does not apply to a platform. */
const unsupported = new Set(['no', 'n/a']);

function getPagePlatforms({pluginId, path, sidebar, frontMatter}: PageSource): {
  platforms: string[];
  own: boolean;
} {
  const section = pluginId === 'default' ? getSharedSection(path) : undefined;
  if (section === undefined) {
    return isPlatform(pluginId, sidebar) ? {platforms: [sidebar], own: true} : {platforms: [], own: false};
  }
  // If all platforms are listed, the page does not depend on the platform.
  if (section === 'knowledge-base') return {platforms: [], own: false};
  const support = frontMatter.platforms as Record<string, string> | undefined;
  const platforms = getPlatforms('default')
    .map(({platform}) => platform as string)
    .filter((platform) => hasSection(platform, section) && !unsupported.has(support?.[platform] ?? ''));
  return {platforms, own: false};
}

/**
 * Builds the index record of a page.
 * @param createSlugger creates the slugger for the page's heading ids; called once.
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
