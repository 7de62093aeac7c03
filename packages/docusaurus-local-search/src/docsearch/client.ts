import {escapeHtml} from '../text/escapeHtml';
import {SearchError} from '../types';
import type {HitType, SearchBackend, SearchHit, SearchResponse} from '../types';
import {fromFacetFilters} from './facets';

/** Hierarchy levels of DocSearch. */
type Levels<Value> = Record<'lvl0' | 'lvl1', Value> & Record<'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6', Value | null>;

interface Snippet {
  value: string;
  matchLevel: 'full' | 'none';
}

/** The fields of a hit that the modal reads, and those that our own hit component adds. */
export interface ModalHit {
  objectID: string;
  type: HitType;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  content: string | null;
  hierarchy: Levels<string>;
  _snippetResult: {content?: Snippet; hierarchy: Partial<Levels<Snippet>>};
  tag: string;
  platforms: readonly string[];
}

/** State of the last search, for messages that the modal does not show itself. */
export type SearchState =
  | {status: 'empty'}
  | {status: 'searching'}
  | {status: 'done'; query: string; response: SearchResponse}
  | {status: 'failed'; query: string; error: SearchError};

export interface ModalRequest {
  query?: string;
  facetFilters?: unknown;
  hitsPerPage?: number;
}

/** The part of the search client that the modal uses (DocSearch 3.9.0, useSearchClient.ts). */
export interface ModalClient {
  search(request: {requests: readonly ModalRequest[]} | readonly ModalRequest[]): Promise<{
    results: {hits: ModalHit[]; nbHits: number; queryID?: string}[];
  }>;
  addAlgoliaAgent(): void;
  transporter: {algoliaAgent: {value: string; add(): unknown}};
}

export interface ModalClientOptions {
  backend: SearchBackend;
  /** The reader's location and platform. Read at each search, so that the client object can stay the same. */
  getReader(): {platform: string; primaryTag: string};
  onState(state: SearchState): void;
}

const levels = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** The modal renders raw fields as HTML if there is no snippet (in stored searches), so all of them are escaped here. */
export function toModalHit(hit: SearchHit): ModalHit {
  const anchorAt = hit.url.indexOf('#');
  const hierarchy: Levels<string> = {
    lvl0: hit.group,
    lvl1: escapeHtml(hit.title),
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  const snippets: Partial<Levels<Snippet>> = {lvl1: {value: hit.titleHtml, matchLevel: 'full'}};
  // The modal shows the level named by `type`: the deepest heading goes there, whatever its depth in the page.
  const type =
    hit.type === 'content' || hit.type === 'lvl1'
      ? hit.type
      : (`lvl${Math.min(6, hit.headings.length + 1)}` as HitType);
  levels.forEach((level, i) => {
    const heading = hit.headings[i];
    if (heading === undefined) return;
    hierarchy[level] = escapeHtml(heading);
    snippets[level] = {value: hit.headingsHtml[i] ?? escapeHtml(heading), matchLevel: 'full'};
  });
  const plain = hit.snippetHtml.replace(/<\/?mark>/g, '');
  return {
    objectID: hit.id,
    type: hierarchy[type === 'content' ? 'lvl1' : type] ? type : 'content',
    url: hit.url,
    url_without_anchor: anchorAt < 0 ? hit.url : hit.url.slice(0, anchorAt),
    anchor: anchorAt < 0 ? null : hit.url.slice(anchorAt + 1),
    content: plain || null,
    hierarchy,
    _snippetResult: {
      ...(hit.snippetHtml ? {content: {value: hit.snippetHtml, matchLevel: 'full' as const}} : {}),
      hierarchy: snippets,
    },
    tag: hit.tag,
    platforms: hit.platforms,
  };
}

/**
 * The search client for the modal: adapts either back end to DocSearch's interface.
 * It never throws: an exception would end in the modal's «No results» and an unhandled rejection. Failures are passed
 * to `onState`.
 */
export function createModalClient({backend, getReader, onState}: ModalClientOptions): ModalClient {
  let newest = 0;
  /** The modal sends two equal searches when it opens with a query. */
  let last: {key: string; promise: Promise<SearchResponse>} | undefined;

  function find(query: string, request: ModalRequest): Promise<SearchResponse> {
    const {language, tags} = fromFacetFilters(request.facetFilters);
    const {platform, primaryTag} = getReader();
    const searchRequest = {
      query,
      language,
      tags,
      platform,
      primaryTag,
      hitsPerPage: request.hitsPerPage ?? 20,
      hitsPerDocument: 3,
    };
    const key = JSON.stringify(searchRequest);
    if (last?.key === key) return last.promise;
    const promise = backend.search(searchRequest);
    last = {key, promise};
    const forget = () => {
      if (last?.promise === promise) last = undefined;
    };
    promise.then(({complete}) => {
      if (!complete) forget();
    }, forget);
    return promise;
  }

  return {
    async search(input) {
      const requests = 'requests' in input ? input.requests : input;
      const request = requests[0] ?? {};
      const query = request.query ?? '';
      const id = ++newest;
      const report = (state: SearchState) => {
        if (id === newest) onState(state);
      };
      if (!query.trim()) {
        report({status: 'empty'});
        return {results: [{hits: [], nbHits: 0}]};
      }
      report({status: 'searching'});
      try {
        const response = await find(query, request);
        report({status: 'done', query, response});
        return {results: [{hits: response.hits.map(toModalHit), nbHits: response.total}]};
      } catch (error) {
        const failure = error instanceof SearchError ? error : new SearchError('server', String(error));
        report({status: 'failed', query, error: failure});
        return {results: [{hits: [], nbHits: 0}]};
      }
    },
    addAlgoliaAgent: () => undefined,
    transporter: {algoliaAgent: {value: 'docsearch.js (embedded)', add: () => undefined}},
  };
}
