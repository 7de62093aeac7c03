import {countCoverage} from '../evidence/coverage';
import type {EvidenceSection} from './figures';

/** A page, as a path from the root of the repository, with the text of its evidence file if it has one. */
export interface EvidencedPage {
  page: string;
  evidence: string | undefined;
}

/**
 * Counts pages and rows by section. Rows are counted by their first key: a thousand files are read in a fraction of the time that parsing
 * them takes, and `npm run lint:docs` has parsed them.
 */
export function countEvidence(pages: readonly EvidencedPage[]): {sections: EvidenceSection[]; missing: string[]} {
  const sections = countCoverage(
    pages.map(({page, evidence}) => ({
      page,
      rows: evidence === undefined ? undefined : (evidence.match(/^ *- quote:/gm) ?? []).length,
    })),
  );
  return {
    sections: sections.map(({missing: _, ...section}) => section),
    missing: sections.flatMap(({missing}) => missing),
  };
}
