/** The lines of the site's own samples that use a member: what the links in samples lead to, the other way round. */
import type {GuidePage} from '../guides';
import type {SampleLine} from '../pages/shapes';
import type {ReferenceFile, ReferencePlatform} from '../types';
import {readFences} from './fences';
import {SampleLinker} from './page';

/** Lists the lines that use a member, each once; those of the pages that come first. */
export type UsageFinder = (platform: ReferencePlatform, type: string, member: string) => readonly SampleLine[];

/** Most lines that are kept of a member. */
const mostLines = 4;
/** Longer lines say more about the sample than about the member. */
const longestLine = 100;

/** Pages that list names in passing. */
const isHistory = (path: string) => /changelog|what-is-new/.test(path);

const folders: Readonly<Record<string, string>> = {default: 'docs', 'open-video-ui': 'open-video-ui'};

const toKey = (...parts: readonly string[]) => parts.join('\n');

/**
 * @param pages of one version of each docs plugin instance.
 * @param docsVersion of these pages.
 * @param files of all platforms.
 */
export function createUsageFinder(
  pages: readonly GuidePage[],
  docsVersion: string,
  files: readonly ReferenceFile[],
): UsageFinder {
  const linker = new SampleLinker(files);
  const lines = new Map<string, SampleLine[]>();
  for (const {pluginId, path, url, title, source} of pages) {
    const folder = folders[pluginId];
    if (folder === undefined || isHistory(path)) continue;
    const samples = readFences(source);
    const found = linker.find({file: folder + path, docsVersion, samples});
    found.forEach((hits, index) => {
      const {code} = samples[index]!;
      for (const {platform, type, member, start} of hits) {
        if (member === undefined) continue;
        const key = toKey(platform, type, member);
        const known = lines.get(key) ?? [];
        if (known.length >= mostLines) continue;
        const end = code.indexOf('\n', start);
        const line = code.slice(code.lastIndexOf('\n', start) + 1, end < 0 ? code.length : end).trim();
        if (line.length > longestLine || known.some((one) => one.code === line)) continue;
        lines.set(key, [...known, {code: line, url, title}]);
      }
    });
  }
  return (platform, type, member) => lines.get(toKey(platform, type, member)) ?? [];
}
