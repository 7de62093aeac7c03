/** The middle value, of an even number the higher of the two; NaN of none, and where one is NaN. */
export function getMedian(values: readonly number[]): number {
  if (values.some(Number.isNaN)) return NaN;
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
