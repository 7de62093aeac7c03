/** Which samples have their members looked up, and in what. */
import {readFile} from '../../../src/reference/files';
import {getVersionKey} from '../../../src/reference/read';
import type {ReferencePlatform, VersionKey} from '../../../src/reference/types';
import {memoize} from '../../../src/memoize';
import {getLanguage} from '../languages';
import {maskPlaceholders} from '../placeholders';
import type {CodeProblem, Fence} from '../types';
import type {Resolution} from '../../../src/reference/resolve';
import {groupByPlatform, resolvePage, symbolLanguages} from '../../../src/reference/resolve/page';

/** Members of samples, counted as `Resolution` does. */
export type MemberCount = Pick<Resolution, 'resolved' | 'foreign' | 'unknown'>;

const readReference = memoize(
  (platform: ReferencePlatform) => platform,
  (platform) => readFile(platform),
);

/** What the names of one sample are. */
export interface SampleSymbols extends MemberCount {
  fence: Fence;
  /** The language as the report names it. */
  language: string;
  platform: ReferencePlatform;
  /** The version whose symbols it was looked up in. */
  key: VersionKey;
  problems: CodeProblem[];
}

/** Looks up the members that the samples of a page name. */
export function checkPageSymbols(fences: readonly Fence[]): SampleSymbols[] {
  const byLanguage = new Map<string, Fence[]>();
  for (const fence of fences) {
    const language = getLanguage(fence.language);
    if (!language || !symbolLanguages.has(language) || fence.meta.offReason || !fence.code.trim()) continue;
    byLanguage.set(language, [...(byLanguage.get(language) ?? []), fence]);
  }
  const context = fences.map(({code}) => code).join('\n');
  return [...byLanguage].flatMap(([language, samples]) => {
    const [{page, version}] = samples as [Fence, ...Fence[]];
    const own = samples.map(({code}) => code);
    return [...groupByPlatform(language, page, own)].flatMap(([platform, indexes]) => {
      const file = readReference(platform);
      const key = getVersionKey(file, version) ?? file.versions.at(-1)?.key;
      if (key === undefined) return [];
      const codes = indexes.map((index) => maskPlaceholders(own[index]!, language));
      return resolvePage(codes, language, context, file, key).map((result, place): SampleSymbols => ({
        fence: samples[indexes[place]!]!,
        language,
        platform: file.platform,
        key,
        resolved: result.resolved,
        foreign: result.foreign,
        unknown: result.unknown,
        problems: locate(codes[place]!, result),
      }));
    });
  });
}

function locate(code: string, {problems}: Resolution): CodeProblem[] {
  return problems.map(({offset, message}) => {
    const before = code.slice(0, offset).split('\n');
    return {line: before.length, column: before.at(-1)!.length + 1, message};
  });
}
