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

/**
 * The platform whose symbols samples in one of these languages use. Kotlin that imports Open Video UI speaks of its player.
 * @param page the page's source file, from the repository root.
 */
export function choosePlatform(language: string, page: string, codes: readonly string[]): ReferencePlatform {
  const isUi =
    language === 'kotlin' &&
    (page.startsWith('open-video-ui/') || codes.some((code) => /import com\.theoplayer\.android\.ui\./.test(code)));
  return isUi ? 'open-video-ui-android' : platforms[language]!;
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
