/** Finds the SDK's symbols in Kotlin, Java, Swift, Dart and BrightScript. */
import {getVersionKey} from '../read';
import {groupByPlatform, resolvePage} from '../resolve/page';
import type {ReferenceFile, ReferencePlatform} from '../types';
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
  const found: SymbolHit[][] = samples.map(() => []);
  const look = (platform: ReferencePlatform, indexes: readonly number[]) => {
    const file = files.find((candidate) => candidate.platform === platform);
    // The UI kit has one version, which pages of all versions speak of.
    const newest = platform === 'open-video-ui-android' ? file?.versions.at(-1)?.key : undefined;
    const key = file && (getVersionKey(file, page.docsVersion) ?? newest);
    if (!file || key === undefined) return [];
    const codes = indexes.map((index) => samples[index]!);
    return resolvePage(codes, language, page.context, file, key).map(({uses}, place) => ({
      index: indexes[place]!,
      hits: uses.map((use): SymbolHit => ({...use, platform})),
    }));
  };
  for (const [platform, indexes] of groupByPlatform(language, page.file, samples)) {
    for (const {index, hits} of look(platform, indexes)) found[index]!.push(...hits);
    if (platform !== 'open-video-ui-android') continue;
    // The player's own types go into the UI: those that a sample imports are sure.
    for (const {index, hits} of look('android', indexes)) {
      const imported = listImportedTypes(samples[index]!);
      const taken = new Set(found[index]!.map(({start}) => start));
      found[index]!.push(
        ...hits.filter(({type, start}) => !taken.has(start) && type.split('.').some((name) => imported.has(name))),
      );
    }
  }
  return found.map((hits) => hits.sort((a, b) => a.start - b.start));
}

/** Names of the SDK's types that Kotlin imports. */
function listImportedTypes(code: string): ReadonlySet<string> {
  const imports = code.matchAll(/^import com\.theoplayer\.android\.api\.(?:[a-z]\w*\.)*([A-Z]\w*)/gm);
  return new Set([...imports].map((match) => match[1]!));
}
