/** Front matter that the theme reads from a page's metadata. It reads the rest from the page's own exports. */
const readKeys: ReadonlySet<string> = new Set(['draft', 'unlisted']);

/** Metadata that nothing in the browser reads: the source file, the sidebar position, the slug. */
const unreadKeys: ReadonlySet<string> = new Set(['source', 'sourceDirName', 'slug', 'version', 'sidebarPosition']);

const pick = (record: object, keep: (key: string, value: unknown) => boolean) =>
  Object.fromEntries(Object.entries(record).filter(([key, value]) => keep(key, value)));

/**
 * Removes metadata that the theme does not read: front matter that the page's module exports anyway, data that only the build needs, and
 * flags that are false.
 * @param data that the docs plugin writes for the browser. Only metadata of pages is changed.
 */
export function slimDocMetadata<T>(data: T): T {
  if (typeof data !== 'object' || data === null || !('frontMatter' in data)) return data;
  const {frontMatter} = data;
  if (typeof frontMatter !== 'object' || frontMatter === null) return data;
  const slim = pick(data, (key, value) => !unreadKeys.has(key) && !(readKeys.has(key) && value === false));
  return {...slim, frontMatter: pick(frontMatter, (key) => readKeys.has(key))} as T;
}
