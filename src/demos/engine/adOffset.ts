import {parseVastTime} from './vast';

/** Where in the content a break stands: seconds, or a share of the length that is not known yet. */
export type AdOffset = {seconds: number} | {share: number} | 'end';

/**
 * Reads the `timeOffset` of an ad description: seconds, `'start'`, `'end'`, `'HH:MM:SS.mmm'` or `'25%'`.
 * @throws {TypeError} If it is none of these.
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
 * @param duration - Of the content, in seconds; NaN before it is known, and then a share of it is NaN too.
 */
export function toSeconds(offset: AdOffset, duration: number): number {
  if (offset === 'end') return -1;
  return 'seconds' in offset ? offset.seconds : offset.share * duration;
}
