/** Adds the symbols of the API reference to the answers of a back end. */
import type {SearchBackend, SearchRequest, SearchResponse} from '../types';
import {findSymbol, looksLikeSymbol} from './find';
import type {PlatformSymbols} from './find';

/**
 * @param load gets the names. It is called for the first query that looks like a symbol, and again after a failure.
 * @returns a back end whose first hit is the symbol that the query names, before the best page. If the names cannot be loaded, the
 * answer stands without them.
 */
export function withSymbols(backend: SearchBackend, load: () => Promise<readonly PlatformSymbols[]>): SearchBackend {
  let loaded: Promise<readonly PlatformSymbols[]> | undefined;

  async function getSymbols(): Promise<readonly PlatformSymbols[]> {
    loaded ??= load();
    try {
      return await loaded;
    } catch (error) {
      loaded = undefined;
      console.warn('The names of the API reference could not be loaded; the search goes on without them.', error);
      return [];
    }
  }

  async function search(request: SearchRequest): Promise<SearchResponse> {
    const wanted = !request.page && !request.filters?.kind && looksLikeSymbol(request.query);
    if (!wanted) return backend.search(request);
    const [response, symbols] = await Promise.all([backend.search(request), getSymbols()]);
    const hit = findSymbol(request.query, symbols, request.tags, request.filters?.platform ?? request.platform);
    if (!hit) return response;
    // First, because the modal shows hits by group: second it would stand below all guides of the first group.
    return {...response, total: response.total + 1, hits: [hit, ...response.hits]};
  }

  return {...backend, search};
}
