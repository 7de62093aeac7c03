/** Guides that do not mention a platform. A warning, because adding a platform must not require editing every guide. */
import {getUnmentionedPlatforms, isHowToGuide} from '../../src/frontMatter/schema';
import type {PlatformSupport} from '../../src/frontMatter/schema';
import type {Page} from './types';

/** Guides by the platform that they do not mention. */
export function findUnmentioned(pages: Iterable<Page>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const {file, isPartial, frontMatter} of pages) {
    if (isPartial || !isHowToGuide(file) || !frontMatter.platforms) continue;
    for (const platform of getUnmentionedPlatforms(frontMatter.platforms as PlatformSupport, file))
      found.set(platform, [...(found.get(platform) ?? []), file]);
  }
  return found;
}

/**
 * One line a platform, with the number of guides.
 * @param all whether to name the guides as well.
 */
export function formatUnmentioned(found: ReadonlyMap<string, readonly string[]>, all: boolean): string[] {
  return [...found].flatMap(([platform, files]) => [
    `warning: guides that do not mention "${platform}" under "platforms:", where they count as unverified: ${files.length}` +
      (all ? '' : ' (--unmentioned lists them)'),
    ...(all ? files.map((file) => `  ${file}`) : []),
  ]);
}
