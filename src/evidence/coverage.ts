/** Figures of the evidence: how many pages of each section have it, and which claims rest on a source. */
import type {Claim} from './evidence';

/** A page with the rows of its evidence file; `undefined` where it has none. */
export interface PageEvidence {
  /** Path of the page from the root of the repository. */
  page: string;
  claims: readonly Claim[] | undefined;
}

export interface SectionCoverage {
  /** Folder of the section: `docs/faq`, `versioned_docs/version-v6/faq`. */
  section: string;
  pages: number;
  /** Pages that have an evidence file. */
  covered: number;
  rows: number;
  /** Pages without an evidence file. */
  missing: string[];
}

/** The folder that a page is counted in: the first below its docs instance, or below its version. */
export function getSection(page: string): string {
  const folders = page.split('/').slice(0, -1);
  return folders.slice(0, folders[0] === 'versioned_docs' ? 3 : 2).join('/');
}

/**
 * Counts pages and rows by section, in the order of the sections' names.
 * @param pages each with its number of rows; `undefined` where it has no evidence file.
 */
export function countCoverage(pages: readonly {page: string; rows: number | undefined}[]): SectionCoverage[] {
  const sections = new Map<string, SectionCoverage>();
  for (const {page, rows} of pages) {
    const section = getSection(page);
    const counted = sections.get(section) ?? {section, pages: 0, covered: 0, rows: 0, missing: []};
    counted.pages++;
    counted.rows += rows ?? 0;
    if (rows !== undefined) counted.covered++;
    else counted.missing.push(page);
    sections.set(section, counted);
  }
  return [...sections.values()].sort((a, b) => a.section.localeCompare(b.section));
}

/**
 * Finds the claims that rest on a source, which are to be read again when that source has a new release.
 * @param prefix beginning of the source: `THEOplayer/web-ui`, `theoplayer@7.1.0`, `RFC 8216`. Case is ignored.
 */
export function findClaims(pages: readonly PageEvidence[], prefix: string): {page: string; claim: Claim}[] {
  const wanted = prefix.toLowerCase();
  return pages.flatMap(({page, claims}) =>
    (claims ?? [])
      .filter(({source, searched}) => [...source, ...searched].some((one) => one.toLowerCase().startsWith(wanted)))
      .map((claim) => ({page, claim})),
  );
}
