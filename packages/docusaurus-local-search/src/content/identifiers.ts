/** Extracts names from code that a developer would search for. */

/** Names of platforms' life cycles, which say nothing about a page. Keywords are plain words, and left out as such. */
const commonNames = new Set(['onCreate', 'viewDidLoad']);

/**
 * Identifiers of a sample, without duplicates, in order: camelCase and PascalCase names, constants, dotted and dashed
 * names, tags of manifests (`EXT-X-DATERANGE`), numbers of three or more digits (error codes). Plain words are left
 * out: they are as frequent as in prose and less meaningful.
 */
export function getIdentifiers(code: string): string[] {
  const found = new Set<string>();
  // URLs and keys in strings are noise; names in strings are not.
  const cleaned = code.replace(/https?:\/\/[^\s"'`<>)]+/g, ' ').replace(/[A-Za-z0-9+/_=-]{48,}/g, ' ');
  for (const [word] of cleaned.matchAll(/[A-Za-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*|\b\d{3,5}\b/g)) {
    if (word.length < 3 || word.length > 60 || commonNames.has(word)) continue;
    const telling = /[a-z][A-Z]|[A-Z]{2,}[a-z]|[A-Z]{3,}|[-_]|^\d+$|^[A-Z][a-z]+[A-Z]/.test(word);
    if (telling) found.add(word);
  }
  return [...found];
}

/** Names in inline code. Everything there is intentional, including plain words. */
export function getMentionedNames(code: string): string[] {
  if (code.length > 80) return getIdentifiers(code);
  return [...code.matchAll(/[A-Za-z0-9_$]+(?:[-.][A-Za-z0-9_$]+)*/g)]
    .map(([word]) => word)
    .filter((word) => word.length > 1 && word.length <= 60 && !/^https?$/.test(word));
}
