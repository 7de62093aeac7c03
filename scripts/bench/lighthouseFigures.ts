import {getMedian} from './median';

/** The part of a Lighthouse report that is read here. */
export interface LighthouseReport {
  categories: Readonly<Record<string, {score: number | null} | undefined>>;
  audits: Readonly<Record<string, {numericValue?: number} | undefined>>;
  runtimeError?: {code: string; message: string};
}

export interface LighthouseFigures {
  path: string;
  /** Scores from 0 to 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Milliseconds. */
  lcp: number;
  /** Milliseconds. */
  tbt: number;
  cls: number;
}

/**
 * Medians of some runs on one page. A figure that a run lacks makes it NaN.
 * @param path of the page.
 */
export function getFigures(path: string, reports: readonly LighthouseReport[]): LighthouseFigures {
  const score = (category: string) =>
    Math.round(getMedian(reports.map(({categories}) => (categories[category]?.score ?? NaN) * 100)));
  const audit = (name: string) => getMedian(reports.map(({audits}) => audits[name]?.numericValue ?? NaN));
  return {
    path,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: Math.round(audit('largest-contentful-paint')),
    tbt: Math.round(audit('total-blocking-time')),
    cls: Number(audit('cumulative-layout-shift').toFixed(3)),
  };
}
