import type {Query} from './query';

/**
 * How much each word of a query is matched, 0 to 1.
 * @param getWorth what a stem is worth where it is looked for, 0 to 1.
 * @param synonymShare what other words for the same count.
 */
export function matchWords(
  {tokens, alternatives}: Query,
  getWorth: (stem: string) => number,
  synonymShare = 1,
): readonly number[] {
  const values = tokens.map(({variants}) =>
    variants.reduce((best, {stem, weight}) => Math.max(best, weight * getWorth(stem)), 0),
  );
  for (const {from, to, stems, weight} of alternatives) {
    const value = synonymShare * weight * Math.min(...stems.map(getWorth));
    for (let at = from; at <= to; at++) values[at] = Math.max(values[at] as number, value);
  }
  return values;
}
