/** Finds the SDK's symbols in Kotlin, Java, Swift, Dart and BrightScript. */
import {getVersionKey} from '../read';
import {resolveBrightScript, resolveSamples} from '../resolve';
import type {ResolvedLanguage} from '../resolve';
import type {ReferenceFile, ReferencePlatform} from '../types';
import type {SymbolHit} from './hits';

const platforms: Readonly<Record<string, ReferencePlatform>> = {
  kotlin: 'android',
  java: 'android',
  swift: 'ios',
  dart: 'flutter',
  brightscript: 'roku',
};

/** The languages that `findReceiverSymbols` reads. */
export const receiverLanguages: readonly string[] = Object.keys(platforms);

/**
 * @param samples of one page in one language, in order.
 * @param context all code of the page: Roku's XML says which node is the player.
 * @returns the symbols of each sample, in order of place; none for a version that the platform lacks.
 */
export function findReceiverSymbols(
  samples: readonly string[],
  language: string,
  page: {file: string; docsVersion: string; context: string},
  files: readonly ReferenceFile[],
): SymbolHit[][] {
  const isUi =
    language === 'kotlin' &&
    (page.file.startsWith('open-video-ui/') ||
      samples.some((code) => /import com\.theoplayer\.android\.ui\./.test(code)));
  const platform = isUi ? 'open-video-ui-android' : platforms[language];
  const file = files.find((candidate) => candidate.platform === platform);
  const key = file && (getVersionKey(file, page.docsVersion) ?? (isUi ? file.versions.at(-1)?.key : undefined));
  if (!file || key === undefined) return samples.map(() => []);
  const results =
    language === 'brightscript'
      ? samples.map((code) => resolveBrightScript(code, page.context, file, key))
      : resolveSamples(samples, language as ResolvedLanguage, file, key);
  return results.map(({uses}) =>
    uses.map((use) => ({...use, platform: file.platform})).sort((a, b) => a.start - b.start),
  );
}
