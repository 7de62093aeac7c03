/** What search engines are told about a page (schema.org, as JSON-LD). */

export interface Article {
  title: string;
  description: string;
  /** Canonical URL. */
  url: string;
  /** Label of the docs version: `7.8.0`. */
  version: string;
  /** Milliseconds, where the history of the page is known. */
  lastUpdatedAt?: number;
  /** URL of a picture. */
  image?: string;
  /** Who writes the pages. */
  author: string;
}

/** A page of technical documentation, as https://schema.org/TechArticle. */
export function createArticleData({title, description, url, version, lastUpdatedAt, image, author}: Article) {
  return {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title,
    description,
    url,
    inLanguage: 'en',
    version,
    ...(lastUpdatedAt !== undefined && {dateModified: new Date(lastUpdatedAt).toISOString()}),
    ...(image !== undefined && {image}),
    author: {'@type': 'Organization', name: author},
  };
}
