import {parseVastTime} from './vast';

/** Position of a break in the content: seconds, or a fraction of a duration that is not known yet. */
export type AdOffset = {seconds: number} | {share: number} | 'end';

/**
 * Parses the `timeOffset` of an ad description: seconds, `'start'`, `'end'`, `'HH:MM:SS.mmm'` or `'25%'`.
 * @throws {TypeError} For any other value.
 */
export function parseAdOffset(offset: string | number = 'start'): AdOffset {
  if (offset === 'start') return {seconds: 0};
  if (offset === 'end') return offset;
  const seconds = typeof offset === 'number' ? offset : parseVastTime(offset);
  if (seconds !== undefined && seconds >= 0) return {seconds};
  const share = parseVastTime(String(offset), 1);
  if (share !== undefined) return {share};
  throw new TypeError(`timeOffset "${offset}" is not a number, 'start', 'end', 'HH:MM:SS.mmm' or 'n%'.`);
}

/**
 * The offset in seconds; -1 for the end, as in the SDK.
 * @param duration - Of the content, in seconds. While it is NaN (unknown), a percentage gives NaN too.
 */
export function toSeconds(offset: AdOffset, duration: number): number {
  if (offset === 'end') return -1;
  return 'seconds' in offset ? offset.seconds : offset.share * duration;
}
