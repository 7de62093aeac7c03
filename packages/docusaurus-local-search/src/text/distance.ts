/** Three rows of the table suffice. They are reused, because a correction compares thousands of words. */
let before = new Uint8Array(64);
let previous = new Uint8Array(64);
let row = new Uint8Array(64);

/**
 * Edit distance in which swapping two adjacent letters counts as one edit (optimal string alignment), a common typo.
 * @returns the number of edits, or `limit + 1` as soon as it exceeds the limit.
 */
export function getEditDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit || a.length > 60 || b.length > 60) return limit + 1;
  for (let j = 0; j <= b.length; j++) previous[j] = j;
  for (let i = 1; i <= a.length; i++) {
    row[0] = i;
    let best = i;
    const letter = a.charCodeAt(i - 1);
    for (let j = 1; j <= b.length; j++) {
      const other = b.charCodeAt(j - 1);
      let cost = (previous[j - 1] as number) + (letter === other ? 0 : 1);
      cost = Math.min(cost, (previous[j] as number) + 1, (row[j - 1] as number) + 1);
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other) {
        cost = Math.min(cost, (before[j - 2] as number) + 1);
      }
      row[j] = cost;
      if (cost < best) best = cost;
    }
    if (best > limit) return limit + 1;
    [before, previous, row] = [previous, row, before];
  }
  return Math.min(previous[b.length] as number, limit + 1);
}
