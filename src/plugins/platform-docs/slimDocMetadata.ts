/** Keys of the front matter that the theme reads from a page's metadata; all others it reads from what the page itself exports. */
const readKeys: ReadonlySet<string> = new Set(['draft', 'unlisted']);

/**
 * Leaves out of a page's metadata the front matter that the page's module exports anyway.
 * @param data what the docs plugin writes for the browser: the metadata of a page, or something else, which stays as it is.
 */
export function slimDocMetadata<T>(data: T): T {
  if (typeof data !== 'object' || data === null || !('frontMatter' in data)) return data;
  const {frontMatter} = data;
  if (typeof frontMatter !== 'object' || frontMatter === null) return data;
  return {...data, frontMatter: Object.fromEntries(Object.entries(frontMatter).filter(([key]) => readKeys.has(key)))};
}
