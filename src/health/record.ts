/** The figures that `npm run health` records, from the reports of the two commands that take them. */
import type {SampleFigures, SearchFigures} from './figures';

/** What is used of `npm run samples -- --json`. */
export interface SampleReport {
  samples: number;
  checked: number;
  languages: Record<string, {samples: number; checked: number}>;
  symbols: Record<string, {resolved: number; unknown: number}>;
  off: {page: string; line: number; reason: string}[];
}

/** What is used of `npm run bench:search -- --json`. */
export interface SearchReport {
  sets: Record<
    string,
    {
      count: number;
      successAt1: number;
      successAt3: number;
      successAt5: number;
      misses: {query: string; rank: number}[];
    }
  >;
}

/** @param recorded day: `2026-11-26`. */
export function toSampleFigures(report: SampleReport, recorded: string): SampleFigures {
  const {samples, checked, languages, symbols, off} = report;
  return {
    recorded,
    samples,
    checked,
    languages: Object.entries(languages)
      .map(([language, count]) => ({language, samples: count.samples, checked: count.checked}))
      .sort((a, b) => b.samples - a.samples || (a.language < b.language ? -1 : 1)),
    members: Object.entries(symbols)
      .map(([language, {resolved, unknown}]) => ({language, found: resolved, unknown}))
      .sort((a, b) => b.found - a.found),
    off: off.map(({page, line, reason}) => ({page, line, reason})),
  };
}

/** @param recorded day: `2026-11-26`. */
export function toSearchFigures({sets}: SearchReport, recorded: string): SearchFigures {
  return {
    recorded,
    sets: Object.entries(sets).map(([name, {count, successAt1, successAt3, successAt5, misses}]) => ({
      name,
      queries: count,
      successAt1,
      successAt3,
      successAt5,
      misses: misses.map(({query, rank}) => ({query, rank})),
    })),
  };
}
