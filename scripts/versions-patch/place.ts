/** Places where a correction also belongs. */
import type {Claim} from '../../src/evidence/evidence';

/** A place of another version's page that has the old words. */
export interface Place {
  file: string;
  /** Line, from 1. */
  line: number;
  start: number;
  end: number;
  before: string;
  after: string;
  /** Where the correction was made: `docs/faq/a.mdx:12`. */
  from: string;
  /** Rows of evidence that hold for this version too. */
  rows: readonly Claim[];
  /** Why a person must look before it is applied; empty where it may be applied as it is. */
  doubts: string[];
}

/** Whether nothing but a reader's judgement could improve the place: `--yes` applies it. */
export const isCertain = ({doubts}: Place): boolean => doubts.length === 0;

/** Whether it can't be applied at all. */
export const isForbidden = ({doubts}: Place): boolean => doubts.some((doubt) => doubt.startsWith('must not travel'));

/**
 * Applies places to the text of their page.
 * @param places of this page, in any order.
 */
export function applyPlaces(text: string, places: readonly Place[]): string {
  return [...places]
    .sort((a, b) => b.start - a.start)
    .reduce((result, {start, end, after}) => result.slice(0, start) + after + result.slice(end), text);
}
