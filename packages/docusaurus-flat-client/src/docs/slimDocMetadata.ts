/** Keys of the front matter that the theme reads from a page's metadata; all others it reads from what the page itself exports. */
const readKeys: ReadonlySet<string> = new Set(['draft', 'unlisted']);

/** Where a page's file and its place in the sidebar are, and how its address came about: nothing in the browser reads it. */
const unreadKeys: ReadonlySet<string> = new Set(['source', 'sourceDirName', 'slug', 'version', 'sidebarPosition']);

const pick = (record: object, keep: (key: string, value: unknown) => boolean) =>
  Object.fromEntries(Object.entries(record).filter(([key, value]) => keep(key, value)));

/**
 * Removes from a page's metadata what the theme does not read: the front matter that the page's module exports anyway, what only the
 * build needs, and flags that are false.
 * @param data what the docs plugin writes for the browser: the metadata of a page, or something else, which stays as it is.
 */
export function slimDocMetadata<T>(data: T): T {
  if (typeof data !== 'object' || data === null || !('frontMatter' in data)) return data;
  const {frontMatter} = data;
  if (typeof frontMatter !== 'object' || frontMatter === null) return data;
  const slim = pick(data, (key, value) => !unreadKeys.has(key) && !(readKeys.has(key) && value === false));
  return {...slim, frontMatter: pick(frontMatter, (key) => readKeys.has(key))} as T;
}
