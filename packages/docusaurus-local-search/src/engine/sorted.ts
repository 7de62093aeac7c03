/** The place of the first item of an ascending list that is not before `wanted`; the list's length where all are. */
export function findPlace<T extends number | string>(sorted: readonly T[], wanted: T): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as T) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether ascending numbers include one. */
export const hasSorted = (numbers: readonly number[], wanted: number): boolean =>
  numbers[findPlace(numbers, wanted)] === wanted;
