/** What the dev server tells an open page. */

export interface LiveFinding {
  file: string;
  line: number;
  column: number;
  rule: string;
  problem: string;
  /** Empty where the problem says it all. */
  remedy: string;
  /** The line of the sample that it is about. */
  source?: string;
  /** `npm run check -- --fix` puts it right. */
  canFix?: boolean;
}

export interface LiveReport {
  /** The page's file, from the root. */
  file: string;
  findings: LiveFinding[];
  /** False while the slow checks, samples above all, are still to come. */
  isWhole: boolean;
}

/** Sent to the checker: the pages that are open. */
export interface WatchRequest {
  watch: string[];
}
