/** How this site's pages become records of its search index. */
import type {PagePlatforms, PageSource} from 'docusaurus-local-search';
import {getSharedSection, hasSection} from '../platforms/availability';
import {getPlatforms, isPlatform} from '../platforms/platforms';

export {inlineErrorCodes} from './errorCodes';

/** Values of `platforms:` that mean that the page does not apply to a platform. */
const unsupported = new Set(['no', 'n/a']);

/** The platforms that a page is for, and whether it belongs to the docs of one of them. */
export function getPagePlatforms({pluginId, path, sidebar, frontMatter}: PageSource): PagePlatforms {
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

/** A message of several words, which a reader may paste without what stands around it. */
const message = /`([^`]+(?:\s+[^`\s]+){2,})`/g;

/** What an entry of a troubleshooting page says besides its heading, «You see: …»: the line, and each message in it. */
export function getOtherHeadings(line: string): readonly string[] {
  const seen = /^You see: (.+)$/.exec(line)?.[1];
  return seen === undefined ? [] : [seen, ...[...seen.matchAll(message)].map(([, text]) => text as string)];
}
