/** In which of a page's versions something is. */
import type {ReferenceVersion, VersionKey} from '../types';
import type {PageVersion, VersionSet} from './shapes';

/** The versions of a file as its pages have them. */
export const toPageVersions = (versions: readonly ReferenceVersion[]): PageVersion[] =>
  versions.map(({key, number, docs}) => ({key, number, docs}));

/** @returns undefined for all versions. */
export function toVersionSet(
  keys: Iterable<VersionKey>,
  versions: readonly Pick<ReferenceVersion, 'key'>[],
): VersionSet | undefined {
  const named = new Set(keys);
  const digits = versions.flatMap(({key}, index) => (named.has(key) ? [index] : []));
  return digits.length === versions.length ? undefined : digits.join('');
}

/** What a badge says: the first or the last major version, or the versions one by one. */
export interface VersionMark {
  kind: 'since' | 'until' | 'only';
  versions: string;
}

/**
 * @param set of a type or member.
 * @param versions of the page.
 * @returns no mark for all versions. A key is a major version, so `since 6` means: in the release of 6, not in the one before.
 */
export function getVersionMark(
  set: VersionSet | undefined,
  versions: readonly Pick<PageVersion, 'key'>[],
): VersionMark | undefined {
  if (set === undefined) return undefined;
  const indexes = [...set].map(Number);
  const first = indexes[0]!;
  const last = indexes.at(-1)!;
  const keys = indexes.map((index) => versions[index]!.key);
  const isGapless = last - first + 1 === indexes.length;
  if (isGapless && last === versions.length - 1) return {kind: 'since', versions: keys[0]!};
  if (isGapless && first === 0) return {kind: 'until', versions: keys.at(-1)!};
  return {kind: 'only', versions: keys.join(', ')};
}
