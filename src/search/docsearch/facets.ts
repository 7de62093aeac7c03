/** Facet filters of contextual search, as DocSearch and the hosted service take them: an AND of ORs. */
export type FacetFilters = readonly (string | readonly string[])[];

/** The filters for a language and the tags that the reader's place in the docs gives. */
export function toFacetFilters(language: string, tags: readonly string[]): FacetFilters {
  return [`language:${language}`, tags.map((tag) => `docusaurus_tag:${tag}`)];
}

/** Reads the filters back. What is neither a language nor a tag is left to the caller. */
export function fromFacetFilters(filters: unknown): {language: string; tags: string[]} {
  const values = (Array.isArray(filters) ? filters : []).flat().map(String);
  const get = (facet: string) =>
    values.filter((value) => value.startsWith(`${facet}:`)).map((value) => value.slice(facet.length + 1));
  return {language: get('language')[0] ?? 'en', tags: get('docusaurus_tag')};
}
