/** Finds the SDK's symbols in Kotlin, Java, Swift, Dart and BrightScript. */
import {getVersionKey} from '../read';
import {choosePlatform, resolvePage} from '../resolve/page';
import type {ReferenceFile} from '../types';
import type {SymbolHit} from './hits';

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
  const platform = choosePlatform(language, page.file, samples);
  // The UI kit has one version, which pages of all versions speak of.
  const isUi = platform === 'open-video-ui-android';
  const file = files.find((candidate) => candidate.platform === platform);
  const key = file && (getVersionKey(file, page.docsVersion) ?? (isUi ? file.versions.at(-1)?.key : undefined));
  if (!file || key === undefined) return samples.map(() => []);
  return resolvePage(samples, language, page.context, file, key).map(({uses}) =>
    uses.map((use) => ({...use, platform: file.platform})).sort((a, b) => a.start - b.start),
  );
}
