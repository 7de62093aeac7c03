/** Which data the samples of a page are looked up in, by their language. */
import type {ReferenceFile, ReferencePlatform, VersionKey} from '../types';
import {resolveBrightScript, resolveSamples} from '.';
import type {Resolution, ResolvedLanguage} from '.';

const platforms: Readonly<Record<string, ReferencePlatform>> = {
  kotlin: 'android',
  java: 'android',
  swift: 'ios',
  dart: 'flutter',
  brightscript: 'roku',
};

/** Languages whose names are looked up in `reference/data`. */
export const symbolLanguages: ReadonlySet<string> = new Set(Object.keys(platforms));

const uiImport = /^import com\.theoplayer\.android\.ui\./m;
const sdkImport = /^import com\.theoplayer\.android\.(?:api|connector)\./m;

/**
 * The platform whose symbols each sample uses. Kotlin that imports Open Video UI speaks of its player; a sample without imports goes on
 * with the one before it.
 * @param page the page's source file, from the repository root.
 * @param codes of the page's samples in the language, in order.
 */
export function choosePlatforms(language: string, page: string, codes: readonly string[]): ReferencePlatform[] {
  const own = platforms[language]!;
  if (language !== 'kotlin') return codes.map(() => own);
  if (page.startsWith('open-video-ui/')) return codes.map(() => 'open-video-ui-android');
  const imported = codes.map((code) =>
    uiImport.test(code) ? 'open-video-ui-android' : sdkImport.test(code) ? own : undefined,
  );
  const first = imported.find((platform) => platform !== undefined) ?? own;
  return codes.map((_, index) => imported.slice(0, index + 1).findLast((platform) => platform !== undefined) ?? first);
}

/** The indexes of a page's samples by platform (see `choosePlatforms`). */
export function groupByPlatform(
  language: string,
  page: string,
  codes: readonly string[],
): ReadonlyMap<ReferencePlatform, readonly number[]> {
  const groups = new Map<ReferencePlatform, number[]>();
  choosePlatforms(language, page, codes).forEach((platform, index) => {
    const group = groups.get(platform);
    if (group) group.push(index);
    else groups.set(platform, [index]);
  });
  return groups;
}

/**
 * Looks up the names of samples in one of these languages.
 * @param codes of one page, in order.
 * @param context all code of the page: Roku's XML says which node is the player.
 */
export function resolvePage(
  codes: readonly string[],
  language: string,
  context: string,
  file: ReferenceFile,
  key: VersionKey,
): Resolution[] {
  return language === 'brightscript'
    ? codes.map((code) => resolveBrightScript(code, context, file, key))
    : resolveSamples(codes, language as ResolvedLanguage, file, key);
}
