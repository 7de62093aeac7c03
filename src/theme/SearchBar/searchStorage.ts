/** Whether the search can use local storage. */

/** Of DocSearch's keys. */
export const prefix = '__DOCSEARCH_';

/** Removes all stored searches, so that an entry that crashed the modal does not crash it again. */
export function forgetStoredSearches(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so stored searches were not the cause.
  }
}

/**
 * Whether DocSearch can read its searches. It only tests writing, so storage that is writable but not readable makes it
 * fail.
 */
export function canReadStorage(): boolean {
  try {
    localStorage.setItem(`${prefix}TEST`, '');
    localStorage.removeItem(`${prefix}TEST`);
  } catch {
    return true;
  }
  try {
    localStorage.getItem(`${prefix}TEST`);
    return true;
  } catch {
    return false;
  }
}
