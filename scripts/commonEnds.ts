/**
 * How much two texts, or two lists, have in common at their start and at their end, without an overlap.
 * @returns lengths: `a.slice(start, a.length - end)` is where `a` differs from `b`.
 */
export function findCommonEnds(a: string | readonly string[], b: string | readonly string[]) {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  return {start, end};
}
