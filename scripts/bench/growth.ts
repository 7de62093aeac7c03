/** How much each page adds to the size of the others. */

/** Costs at one number of pages. */
export interface Measured {
  /** Number of pages. */
  count: number;
  /** Bytes of scripts that one page loads. */
  script: number;
}

export interface Growth {
  /** Numbers of pages, from and to. */
  from: number;
  to: number;
  /** Additional bytes of a page's scripts. */
  bytes: number;
  /** Bytes that each page added to the scripts of every other page. */
  bytesPerPage: number;
}

/**
 * Growth from each number of pages to the next.
 * @param measured in any order, each number once.
 * @returns one less than it was given; nothing for one.
 */
export function getGrowth(measured: readonly Measured[]): Growth[] {
  const sorted = [...measured].sort((a, b) => a.count - b.count);
  return sorted.slice(1).map(({count, script}, i) => {
    const before = sorted[i] as Measured;
    const bytes = script - before.script;
    return {from: before.count, to: count, bytes, bytesPerPage: bytes / (count - before.count)};
  });
}
