/** What the checker's results mean for this site. */
import type {CheckResult} from 'afdocs';

/** Checks that are not run, each with the reason. */
export const skipped: Readonly<Record<string, string>> = {
  'llms-txt-coverage':
    'it reads the full texts too, 60 MB, in two minutes; tests/browser/twins.spec.ts checks that the lists have every page with a twin',
};

/** Warnings that may stay, each with the reason. A failure of the same check fails. */
export const accepted: Readonly<Record<string, string>> = {
  'page-size-html': 'the longest guide shows the code of all platforms; its twin is within the limit',
  'markdown-content-parity':
    'the checker takes the file name above a sample for missing text: in the twin it is in the fence',
};

export interface Verdict {
  id: string;
  isOk: boolean;
  /** A line for the terminal. */
  line: string;
}

/**
 * One verdict for each check that had something to check. A warning fails too, unless it is accepted.
 * @param results as the checker returns them.
 */
export function judge(results: readonly CheckResult[]): Verdict[] {
  return results
    .filter(({status}) => status !== 'skip')
    .map(({id, status, message}) => {
      const reason = status === 'warn' ? accepted[id] : undefined;
      const isOk = status === 'pass' || reason !== undefined;
      return {id, isOk, line: `${isOk ? '✓' : '✗'} ${id}: ${message}${reason ? ` (accepted: ${reason})` : ''}`};
    });
}
