/**
 * The words of search: what a page becomes in the index, what is asked and what comes back.
 * Both back ends (embedded, hosted), the modal and the results page know each other by these types only.
 */

/** What a page is for; one of the filters of the results page. */
export type PageKind =
  | 'getting-started'
  | 'how-to'
  | 'faq'
  | 'knowledge-base'
  | 'connector'
  | 'example'
  | 'changelog'
  | 'api-reference'
  | 'guide'
  | 'overview';

/** A heading and what stands below it until the next one. */
export interface PageSection {
  /** Empty for what stands above the first heading. */
  anchor: string;
  /** 1 for the page itself, 2 to 6 for headings. */
  level: number;
  heading: string;
  text: string;
  /** Identifiers from code, space-separated: names that prose mentions first, then names that only samples use. */
  mentioned: string;
  used: string;
}

/** A page as the index knows it. */
export interface SearchPage {
  /** Site path, with the base URL and a trailing slash. */
  url: string;
  /** Path below the version root, as `/how-to-guides/ads/google-ima/`. */
  path: string;
  /** Facet of contextual search, as `docs-default-v6`. */
  tag: string;
  kind: PageKind;
  /** Platforms that the page is for; empty when it does not depend on one. */
  platforms: readonly string[];
  /** Whether the page lies in one platform's own part of the docs, and is not a page that platforms share. */
  own: boolean;
  title: string;
  description: string;
  keywords: readonly string[];
  sections: readonly PageSection[];
}

/** Filters of the results page; each narrows the answer to one value. */
export interface SearchFilters {
  platform?: string;
  kind?: string;
}

export interface SearchRequest {
  query: string;
  language: string;
  /** Values of the `docusaurus_tag` facet; a hit has one of them. */
  tags: readonly string[];
  /** The tag of the docs that the reader is in, the first one unless told: other products' pages rank below. */
  primaryTag?: string;
  /** The reader's last platform: its pages rank first, others still appear. */
  platform?: string;
  filters?: SearchFilters;
  /** From 0. */
  page?: number;
  hitsPerPage?: number;
  /** Hits of one page that an answer may hold; 1 gives one hit a page. */
  hitsPerDocument?: number;
}

/** Type of a hit in DocSearch's words: which part of the hierarchy matched. */
export type HitType = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content';

/**
 * A hit. Every `…Html` member is escaped text with `<mark>` around what matched, and nothing else.
 */
export interface SearchHit {
  id: string;
  url: string;
  type: HitType;
  /** Group that the page belongs to, as «How-to guides». */
  group: string;
  title: string;
  titleHtml: string;
  /** Headings from below the title down to the section. */
  headings: readonly string[];
  headingsHtml: readonly string[];
  /** A piece of the section's text, around what matched. */
  snippetHtml: string;
  tag: string;
  kind: PageKind | '';
  platforms: readonly string[];
}

/** How many pages match by value of a filter, over all of the answer and not only the page shown. */
export interface SearchFacets {
  platform: Readonly<Record<string, number>>;
  kind: Readonly<Record<string, number>>;
  tag: Readonly<Record<string, number>>;
}

export interface SearchResponse {
  query: string;
  hits: readonly SearchHit[];
  /** Pages that match. */
  total: number;
  facets: SearchFacets;
  /** False while a part of the index is still on its way: the same request may give more later. */
  complete: boolean;
  /** Milliseconds that the embedded engine took. */
  took?: number;
}

/** Why a search failed; the reader sees one text, logs and tests see the reason. */
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

/** The seam: everything that the modal and the results page ask of a search service. */
export interface SearchBackend {
  /** Loads what a first search with these tags needs, ahead of it. Failures show in the search, not here. */
  warm(tags: readonly string[]): void;
  /** @throws SearchError */
  search(request: SearchRequest): Promise<SearchResponse>;
  /** Pages to offer before anything is typed; empty where the service has no such thing. Never throws. */
  getTopPages(tag: string, platform: string): Promise<readonly SearchHit[]>;
  /** Calls back when a search that was answered with `complete: false` would now give more. Returns the way to stop that. */
  onMore(callback: () => void): () => void;
}
