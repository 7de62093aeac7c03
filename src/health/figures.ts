/**
 * The figures of the health page (`contributing/health.mdx`). The build takes those that are quick to take (`BuildFigures`, `PageBytes`);
 * `npm run health` records the others in `health/` (`SampleFigures`, `SearchFigures`).
 */

/** What the plugin `health` hands to the page. */
export interface BuildFigures {
  evidence: {
    sections: EvidenceSection[];
    /** Pages without an evidence file. */
    missing: ListedPage[];
  };
  ages: PageAges;
  symbols: SymbolFigures[];
  /** `null` before the first recording, as `search` is. Addresses are added to the samples that are not checked. */
  samples: SampleFigures | null;
  search: SearchFigures | null;
}

export interface EvidenceSection {
  /** Folder of the section: `docs/faq`. */
  section: string;
  pages: number;
  covered: number;
  rows: number;
}

/** A page's file, and its address if the file is a page of its own and not a part of others. */
export interface ListedPage {
  /** Path from the root of the repository. */
  page: string;
  /** Address with the base URL. */
  url?: string | undefined;
}

/** A page and the day of its last change. */
export interface DatedPage {
  title: string;
  /** Address with the base URL. */
  url: string;
  /** `2026-11-26` */
  changed: string;
}

/** Pages of the versions that are maintained, by the time since their last change. */
export interface PageAges {
  /** False in a clone without history, where nothing else is known. */
  isKnown: boolean;
  groups: {
    /** Upper end in days; none for the last group. */
    days?: number;
    pages: number;
  }[];
  /** Those that were not changed for the longest time. */
  oldest: DatedPage[];
}

/** Types and members in the reference data of a platform's newest version. */
export interface SymbolFigures {
  platform: string;
  version: string;
  types: number;
  members: number;
}

/** What `npm run samples` counted. */
export interface SampleFigures {
  recorded: string;
  samples: number;
  checked: number;
  languages: {language: string; samples: number; checked: number}[];
  /** Members that samples name, by language: found in the reference data, or of a receiver whose type is not known. */
  members: {language: string; found: number; unknown: number}[];
  off: (ListedPage & {line: number; reason: string})[];
}

/** What `npm run bench:search` measured. */
export interface SearchFigures {
  recorded: string;
  sets: {
    name: string;
    queries: number;
    successAt1: number;
    successAt3: number;
    successAt5: number;
    /** Queries whose page is not first. Those of held-out lists stay unknown. */
    misses: {query: string; rank: number}[];
  }[];
}

/** What a browser loads with a page of a kind, in bytes (gzip). */
export interface PageBytes {
  kind: string;
  /** Address with the base URL. */
  url: string;
  html: number;
  scripts: number;
  styles: number;
}

/** Where the build writes the bytes of its pages, below the base URL. */
export const pageBytesFile = 'contributing/health/bytes.json';
