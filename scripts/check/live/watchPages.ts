import type {LiveFinding, LiveReport} from '../../../src/plugins/dev-findings/types';

export interface LiveChecks {
  /** Checks that take a moment. `files` are all that the result depends on. */
  fast: (file: string) => Promise<{findings: LiveFinding[]; files: string[]}>;
  /** Checks that take seconds; what they find of a page that was saved meanwhile is dropped. */
  slow: (file: string, signal: AbortSignal) => Promise<LiveFinding[]>;
  /** Calls back after each save of one of the files, until the function that it returns is called. */
  onSave: (files: readonly string[], callback: () => void) => () => void;
  send: (report: LiveReport) => void;
}

interface Watched {
  fast: LiveFinding[];
  slow: LiveFinding[];
  isQueued: boolean;
  files: string[];
  stop: () => void;
  slowRun: AbortController;
}

/**
 * Checks pages, and again after each save, for as long as they are watched.
 * @returns a function that takes the pages to watch from now on.
 */
export function watchPages({fast, slow, onSave, send}: LiveChecks): (files: readonly string[]) => void {
  const pages = new Map<string, Watched>();
  /** One check after another: each of them keeps a processor busy. */
  let queue = Promise.resolve();

  const fail = (file: string, error: unknown): LiveFinding => ({
    file,
    line: 1,
    column: 1,
    rule: 'check',
    problem: error instanceof Error ? error.message : String(error),
    remedy: '',
  });

  function enqueue(file: string): void {
    const page = pages.get(file);
    if (!page || page.isQueued) return;
    page.isQueued = true;
    page.slowRun.abort();
    queue = queue.then(() => run(file, page));
  }

  async function run(file: string, page: Watched): Promise<void> {
    page.isQueued = false;
    if (pages.get(file) !== page) return;
    const {findings, files} = await fast(file).catch((error: unknown) => ({
      findings: [fail(file, error)],
      files: [file],
    }));
    if (pages.get(file) !== page) return;
    page.fast = findings;
    if (files.join('\n') !== page.files.join('\n')) {
      page.stop();
      page.files = files;
      page.stop = onSave(files, () => enqueue(file));
    }
    // What the slow checks found before is more likely true than not.
    send({file, findings: [...page.fast, ...page.slow], isWhole: false});
    void runSlow(file, page);
  }

  async function runSlow(file: string, page: Watched): Promise<void> {
    const own = (page.slowRun = new AbortController());
    const found = await slow(file, own.signal).catch((error: unknown) => [fail(file, error)]);
    if (own.signal.aborted) return;
    page.slow = found;
    send({file, findings: [...page.fast, ...page.slow], isWhole: true});
  }

  return (files) => {
    for (const [file, page] of pages) {
      if (files.includes(file)) continue;
      page.stop();
      page.slowRun.abort();
      pages.delete(file);
    }
    for (const file of files) {
      if (pages.has(file)) continue;
      const stop = onSave([file], () => enqueue(file));
      pages.set(file, {fast: [], slow: [], isQueued: false, files: [file], stop, slowRun: new AbortController()});
      enqueue(file);
    }
  };
}
