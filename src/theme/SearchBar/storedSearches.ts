/**
 * Throws away what is no list of searches, before DocSearch reads it: it parses what it finds without a guard, and a text that is
 * no JSON would crash every page on which search is opened, for good.
 * @param name DocSearch's index name, the end of its keys in local storage.
 */
export function discardBrokenSearches(name: string): void {
  for (const kind of ['RECENT', 'FAVORITE']) {
    const key = `__DOCSEARCH_${kind}_SEARCHES__${name}`;
    try {
      const stored = localStorage.getItem(key);
      if (stored !== null && !isList(stored)) localStorage.removeItem(key);
    } catch {
      // Blocked: DocSearch sees that by itself.
    }
  }
}

function isList(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return (
      Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null && 'objectID' in item)
    );
  } catch {
    return false;
  }
}
