import {findCommonEnds} from '../commonEnds';
import {isCertain, isForbidden} from './place';
import type {Place} from './place';

/** Letters around a difference in a long line. */
const context = 70;

/** The old and the new words as the lines of a patch; of long lines only what is near the difference. */
export function formatPatch(before: string, after: string): string[] {
  const mark = (text: string, sign: string) => text.split('\n').map((line) => `     ${sign} ${line}`);
  if (before.includes('\n') || after.includes('\n')) return [...mark(before, '-'), ...mark(after, '+')];
  const {start, end} = findCommonEnds(before, after);
  const from = Math.max(0, start - context);
  const cut = (text: string): string => {
    const to = Math.min(text.length, text.length - end + context);
    return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
  };
  return [...mark(cut(before), '-'), ...mark(cut(after), '+')];
}

/** A place for a person to decide about. */
export function formatPlace(place: Place, number: number): string {
  const {file, line, from, before, after, rows, doubts} = place;
  const state = isForbidden(place) ? '✗' : isCertain(place) ? '✓' : '?';
  return [
    `${state} ${number}  ${file}:${line}  (as in ${from})`,
    ...formatPatch(before, after),
    ...(rows.length
      ? [
          `     evidence: ${rows.length} row${rows.length === 1 ? '' : 's'} that hold${rows.length === 1 ? 's' : ''} here too`,
        ]
      : []),
    ...doubts.map((doubt) => `     ${doubt}`),
  ].join('\n');
}
