/** Which samples have their members looked up, and in what. */
import {readFile} from '../../../src/reference/files';
import {getVersionKey} from '../../../src/reference/read';
import type {ReferenceFile, ReferencePlatform, VersionKey} from '../../../src/reference/types';
import {memoize} from '../../../src/memoize';
import {getLanguage} from '../languages';
import {maskPlaceholders} from '../placeholders';
import type {CodeProblem, Fence} from '../types';
import {
  resolveBrightScript,
  resolveSamples,
  type Resolution,
  type ResolvedLanguage,
} from '../../../src/reference/resolve';

const platforms: Record<string, ReferencePlatform> = {
  kotlin: 'android',
  java: 'android',
  swift: 'ios',
  dart: 'flutter',
  brightscript: 'roku',
};

/** Members of samples, counted as `Resolution` does. */
export type MemberCount = Pick<Resolution, 'resolved' | 'foreign' | 'unknown'>;

/** Languages whose members are looked up in `reference/data`. */
export const symbolLanguages: ReadonlySet<string> = new Set(Object.keys(platforms));

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
  return [...byLanguage].flatMap(([language, samples]) => {
    const file = choosePlatform(language, samples[0]!.page, samples);
    const key = getVersionKey(file, samples[0]!.version) ?? file.versions.at(-1)?.key;
    if (key === undefined) return [];
    const codes = samples.map(({code}) => maskPlaceholders(code, language));
    const context = fences.map(({code}) => code).join('\n');
    const results =
      language === 'brightscript'
        ? codes.map((code) => resolveBrightScript(code, context, file, key))
        : resolveSamples(codes, language as ResolvedLanguage, file, key);
    return results.map((result, index): SampleSymbols => ({
      fence: samples[index]!,
      language,
      platform: file.platform,
      key,
      resolved: result.resolved,
      foreign: result.foreign,
      unknown: result.unknown,
      problems: locate(codes[index]!, result),
    }));
  });
}

/** Kotlin that imports Open Video UI speaks of its player. */
function choosePlatform(language: string, page: string, samples: readonly Fence[]): ReferenceFile {
  const isUi =
    page.startsWith('open-video-ui/') || samples.some(({code}) => /import com\.theoplayer\.android\.ui\./.test(code));
  return readReference(isUi && language === 'kotlin' ? 'open-video-ui-android' : platforms[language]!);
}

function locate(code: string, {problems}: Resolution): CodeProblem[] {
  return problems.map(({offset, message}) => {
    const before = code.slice(0, offset).split('\n');
    return {line: before.length, column: before.at(-1)!.length + 1, message};
  });
}
