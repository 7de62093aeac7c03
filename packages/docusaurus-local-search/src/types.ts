/**
 * The data types of search: index records, requests and responses.
 * Both back ends (embedded, hosted), the modal and the results page share only these types.
 */

/** A heading and the text below it, up to the next heading. */
export interface PageSection {
  /** Empty for the text above the first heading. */
  anchor: string;
  /** 1 for the page itself, 2 to 6 for headings. */
  level: number;
  heading: string;
  /**
   * What else this section is called: the items of a list of the page that are links to it, what `getOtherHeadings` finds,
   * and its comments for search.
   */
  listedAs: readonly string[];
  text: string;
  /** Identifiers from code, space-separated: first names in prose, then names that only samples use. */
  mentioned: string;
  used: string;
}

/** The index record of a page. */
export interface SearchPage {
  /** Site path, with the base URL and a trailing slash. */
  url: string;
  /** Path below the version root, as `/how-to-guides/ads/google-ima/`. */
  path: string;
  /** Facet of contextual search, such as `docs-default-v6`. */
  tag: string;
  /** Such as `how-to`: one of the filters of a results page. */
  kind: string;
  /** Platforms that the page applies to; empty if it does not depend on the platform. */
  platforms: readonly string[];
  /** Whether the page belongs to the docs of one platform, rather than to a shared section. */
  own: boolean;
  title: string;
  description: string;
  keywords: readonly string[];
  sections: readonly PageSection[];
}

/** Filters of the results page; each narrows the results to one value. */
export interface SearchFilters {
  platform?: string;
  kind?: string;
}

export interface SearchRequest {
  query: string;
  language: string;
  /** Values of the `docusaurus_tag` facet; a hit must have one of them. */
  tags: readonly string[];
  /** The tag of the reader's current docs, by default the first one; pages of other products rank lower. */
  primaryTag?: string;
  /** The reader's last platform: its pages rank first, others still appear. */
  platform?: string;
  filters?: SearchFilters;
  /** From 0. */
  page?: number;
  hitsPerPage?: number;
  /** Maximum number of hits per page. */
  hitsPerDocument?: number;
}

/** Type of a hit in DocSearch's terms: the matching level of the hierarchy. */
export type HitType = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content';

/** A hit. Fields named `…Html` are escaped text with `<mark>` around matches, and no other markup. */
export interface SearchHit {
  id: string;
  url: string;
  type: HitType;
  /** Group of the page, such as «How-to guides». */
  group: string;
  title: string;
  titleHtml: string;
  /** Headings from below the title down to the section. */
  headings: readonly string[];
  headingsHtml: readonly string[];
  /** An excerpt of the section's text, around matches. */
  snippetHtml: string;
  tag: string;
  /** Empty if it is unknown. */
  kind: string;
  platforms: readonly string[];
}

/** Number of matching pages by filter value, for the whole result and not only the current page. */
export interface SearchFacets {
  platform: Readonly<Record<string, number>>;
  kind: Readonly<Record<string, number>>;
  tag: Readonly<Record<string, number>>;
}

export interface SearchResponse {
  query: string;
  hits: readonly SearchHit[];
  /** Number of matching pages. */
  total: number;
  facets: SearchFacets;
  /** False while part of the index is still loading: the same request may return more later. */
  complete: boolean;
  /** Time of the embedded engine in milliseconds. */
  took?: number;
}

/** Why a search failed. Readers see one general message; logs and tests see the reason. */
export type SearchFailure =
  'worker' | 'network' | 'not-found' | 'denied' | 'rate-limited' | 'server' | 'timeout' | 'malformed';

export class SearchError extends Error {
  override name = 'SearchError';
  constructor(
    readonly failure: SearchFailure,
    message: string,
  ) {
    super(message);
  }
}

/** The interface between a search service and the UI (modal, results page). */
export interface SearchBackend {
  /** Preloads the data for a first search with these tags. Failures are reported by the search, not here. */
  warm(tags: readonly string[]): void;
  /** @throws SearchError */
  search(request: SearchRequest): Promise<SearchResponse>;
  /** Suggested pages for an empty query; empty if the service has none. Never throws. */
  getTopPages(tag: string, platform: string): Promise<readonly SearchHit[]>;
  /**
   * Calls back when a search that was answered with `complete: false` would return more. Returns a function that stops
   * it.
   */
  onMore(callback: () => void): () => void;
}
