/** Fetches one file. Resolves with its transferred size in bytes, 0 if unknown. */
export type FetchAhead = (url: string) => Promise<number>;

/**
 * Fetches files that a reader may need next: each once, a few at a time, within a budget of bytes for each page, so that a page full of
 * links costs no more than another. Files beyond the budget load on demand.
 * @param fetchAhead called at most once for each address.
 * @param options `budget` in bytes, `parallel` the number of files at a time.
 */
export function createPrefetchQueue(
  fetchAhead: FetchAhead,
  {budget, parallel}: {budget: number; parallel: number},
): {add: (url: string) => void; reset: () => void} {
  const seen = new Set<string>();
  let waiting: string[] = [];
  let running = 0;
  let spent = 0;

  function next(): void {
    while (running < parallel && spent < budget) {
      const url = waiting.shift();
      if (url === undefined) return;
      running++;
      void fetchAhead(url)
        .catch(() => 0)
        .then((bytes) => {
          spent += bytes;
          running--;
          next();
        });
    }
  }

  return {
    add(url) {
      if (seen.has(url)) return;
      seen.add(url);
      waiting.push(url);
      next();
    },
    /** Starts a new page with the full budget, and drops the waiting files of the previous page. */
    reset() {
      for (const url of waiting) seen.delete(url);
      waiting = [];
      spent = 0;
    },
  };
}
