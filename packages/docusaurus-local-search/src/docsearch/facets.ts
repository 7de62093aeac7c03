/** Facet filters of contextual search, in the form that DocSearch and the hosted service use: an AND of ORs. */
export type FacetFilters = readonly (string | readonly string[])[];

/** The filters for a language and the tags of the reader's current docs. */
export function toFacetFilters(language: string, tags: readonly string[]): FacetFilters {
  return [`language:${language}`, tags.map((tag) => `docusaurus_tag:${tag}`)];
}

/** Parses the filters. Anything other than a language or a tag is ignored. */
export function fromFacetFilters(filters: unknown): {language: string; tags: string[]} {
  const values = (Array.isArray(filters) ? filters : []).flat().map(String);
  const get = (facet: string) =>
    values.filter((value) => value.startsWith(`${facet}:`)).map((value) => value.slice(facet.length + 1));
  return {language: get('language')[0] ?? 'en', tags: get('docusaurus_tag')};
}
