/** The state of the results page, as stored in its URL. */

export interface ResultsQuery {
  q: string;
  /** Docs plugin instance; empty for all products. */
  product: string;
  /** Version name of the player docs; empty for the reader's version. */
  version: string;
  platform: string;
  kind: string;
  /** From 1. */
  page: number;
}

const maxQuery = 256;

/** Parses a URL's query string; invalid values are ignored. */
export function parseResultsQuery(search: string): ResultsQuery {
  const params = new URLSearchParams(search);
  const get = (name: string) => params.get(name)?.slice(0, maxQuery) ?? '';
  const page = Number.parseInt(get('page'), 10);
  return {
    q: get('q'),
    product: get('product'),
    version: get('version'),
    platform: get('platform'),
    kind: get('kind'),
    page: page >= 1 && page <= 1000 ? page : 1,
  };
}

/** Builds the query string, without default values. */
export function formatResultsQuery({q, product, version, platform, kind, page}: ResultsQuery): string {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  for (const [name, value] of Object.entries({product, version, platform, kind})) if (value) params.set(name, value);
  if (page > 1) params.set('page', String(page));
  const text = params.toString();
  return text ? `?${text}` : '';
}

/**
 * Narrows the reader's tags by product and version.
 * @param readerTags tags of contextual search.
 */
export function getFilteredTags(
  readerTags: readonly string[],
  {product, version}: Pick<ResultsQuery, 'product' | 'version'>,
): string[] {
  const tags = version
    ? [...readerTags.filter((tag) => !tag.startsWith('docs-default-')), `docs-default-${version}`]
    : [...readerTags];
  return product ? tags.filter((tag) => tag.startsWith(`docs-${product}-`)) : tags;
}
