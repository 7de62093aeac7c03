import {toFacetFilters} from '../docsearch/facets';
import {escapeHtml} from '../text/escapeHtml';
import {SearchError} from '../types';
import type {SearchKnowledge} from '../knowledge/types';
import type {HitType, SearchBackend, SearchFacets, SearchHit, SearchRequest, SearchResponse} from '../types';
import {getServiceOrigin, toSitePath} from './paths';
import type {PathOptions} from './paths';

export interface HostedOptions extends PathOptions {
  appId: string;
  apiKey: string;
  indexName: string;
  /** URL of the service; defaults to the application's own. Tests set a fake one. */
  origin?: string;
  timeout?: number;
}

/** What hits of an index that lacks kinds need. */
export type HostedKnowledge = Pick<SearchKnowledge, 'getKind' | 'getGroup'>;

const markOpen = '<mark>';
const markClose = '</mark>';
const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
const retrieved = ['hierarchy', 'content', 'type', 'url', 'anchor', 'docusaurus_tag', 'kind', 'platforms', 'path'];

/** Escapes the service's text, except for the requested marks. The service neither escapes nor decodes it. */
export function keepMarks(html: string): string {
  return escapeHtml(html).replaceAll('&lt;mark&gt;', markOpen).replaceAll('&lt;/mark&gt;', markClose);
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
const asList = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

function getValue(snippets: Record<string, unknown>, name: string): string {
  return asText(asRecord(snippets[name]).value);
}

/** Parses one hit; any field may be missing. */
function toHit(raw: unknown, options: PathOptions, {getKind, getGroup}: HostedKnowledge): SearchHit | undefined {
  const hit = asRecord(raw);
  const hierarchy = asRecord(hit.hierarchy);
  const snippet = asRecord(hit._snippetResult);
  const marked = {...asRecord(asRecord(hit._highlightResult).hierarchy), ...asRecord(snippet.hierarchy)};
  const url = asText(hit.url);
  const title = asText(hierarchy.lvl1) || asText(hierarchy.lvl0);
  if (!url || !title) return undefined;
  const present = levels.slice(1).filter((level) => asText(hierarchy[level]));
  const headings = present.map((level) => asText(hierarchy[level]));
  const path = asText(hit.path);
  const kind = asText(hit.kind) || (path && getKind?.(path)) || '';
  const tag = asList(hit.docusaurus_tag)[0] ?? asText(hit.docusaurus_tag);
  return {
    id: asText(hit.objectID) || url,
    url: toSitePath(url, options),
    type: (asText(hit.type) || 'content') as HitType,
    group: kind && getGroup ? getGroup({tag, kind}) : asText(hierarchy.lvl0) || title,
    title,
    titleHtml: keepMarks(getValue(marked, 'lvl1') || title),
    headings,
    headingsHtml: present.map((level, i) => keepMarks(getValue(marked, level) || (headings[i] ?? ''))),
    snippetHtml: keepMarks(getValue(snippet, 'content') || asText(hit.content)),
    tag,
    kind,
    platforms: asList(hit.platforms),
  };
}

function readFacets(raw: unknown): SearchFacets {
  const facets = asRecord(raw);
  const counts = (name: string) =>
    Object.fromEntries(
      Object.entries(asRecord(facets[name])).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
    );
  return {platform: counts('platforms'), kind: counts('kind'), tag: counts('docusaurus_tag')};
}

function toFailure(status: number): SearchError {
  const failure =
    status === 401 || status === 403
      ? 'denied'
      : status === 404
        ? 'not-found'
        : status === 429
          ? 'rate-limited'
          : 'server';
  return new SearchError(failure, `The search service answered with status ${status}.`);
}

/**
 * Searches a hosted DocSearch index through the service's REST API, with the same requests and responses as the
 * embedded back end.
 * @param options of the account, and paths of its index.
 */
export function createHostedBackend(options: HostedOptions, knowledge: HostedKnowledge = {}): SearchBackend {
  const {appId, apiKey, indexName, timeout = 8000} = options;
  const origin = options.origin ?? getServiceOrigin(appId);

  function toBody(request: SearchRequest): object {
    const {filters, platform, tags, language, page = 0, hitsPerPage = 20, hitsPerDocument = 1} = request;
    return {
      indexName,
      query: request.query.slice(0, 512),
      facetFilters: [
        ...toFacetFilters(language, tags),
        ...(filters?.kind ? [`kind:${filters.kind}`] : []),
        ...(filters?.platform ? [`platforms:${filters.platform}`] : []),
      ],
      // Preferred, not required.
      ...(platform ? {optionalFilters: [`platforms:${platform}`]} : {}),
      facets: ['kind', 'platforms', 'docusaurus_tag'],
      hitsPerPage,
      page,
      distinct: hitsPerDocument,
      attributesToRetrieve: retrieved,
      attributesToSnippet: [...levels.map((level) => `hierarchy.${level}:10`), 'content:20'],
      snippetEllipsisText: '…',
      highlightPreTag: markOpen,
      highlightPostTag: markClose,
      clickAnalytics: false,
    };
  }

  async function ask(body: object): Promise<unknown> {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), timeout);
    try {
      const response = await fetch(`${origin}/1/indexes/*/queries`, {
        method: 'POST',
        headers: {
          // A simple content type needs no CORS preflight.
          'content-type': 'text/plain',
          'x-algolia-application-id': appId,
          'x-algolia-api-key': apiKey,
        },
        body: JSON.stringify({requests: [body]}),
        signal: controller.signal,
      });
      if (!response.ok) throw toFailure(response.status);
      return await response.json();
    } catch (error) {
      if (error instanceof SearchError) throw error;
      if (controller.signal.aborted)
        throw new SearchError('timeout', `The search service took more than ${timeout} ms.`);
      if (error instanceof SyntaxError)
        throw new SearchError('malformed', `The search service's response is not valid JSON: ${error.message}`);
      throw new SearchError('network', String(error));
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    warm: () => undefined,
    async search(request): Promise<SearchResponse> {
      const answer = asRecord(await ask(toBody(request)));
      const result = asRecord(Array.isArray(answer.results) ? answer.results[0] : undefined);
      if (!Array.isArray(result.hits)) {
        throw new SearchError('malformed', 'The search service\'s response has no "results[0].hits".');
      }
      const hits = result.hits.map((hit) => toHit(hit, options, knowledge)).filter((hit) => hit !== undefined);
      return {
        query: request.query,
        hits,
        total: typeof result.nbHits === 'number' ? result.nbHits : hits.length,
        facets: readFacets(result.facets),
        complete: true,
      };
    },
    getTopPages: async () => [],
    onMore: () => () => undefined,
  };
}
