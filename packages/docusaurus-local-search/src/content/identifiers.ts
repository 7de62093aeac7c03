/** Extracts names from code that a developer would search for. */

/** Keywords of languages and shells, which say nothing about a page. */
const commonWords = new Set(
  (
    'const let var function return import export from default new this class extends implements interface type public private ' +
    'protected static final void val fun override null undefined true false async await throw throws try catch finally if else ' +
    'for while do switch case break continue string number boolean int float double bool object array self nil func guard ' +
    'struct enum package require module console log print println document window div span html body head script style src ' +
    'href http https www com org net example text javascript json xml npm yarn pnpm install add run dev https cdn end then ' +
    'sub dim as invalid and not or with in of is on to the a an id name value key data item index result response request ' +
    'error event url config options player source video main app init start stop onCreate viewDidLoad'
  ).split(' '),
);

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
    if (word.length < 3 || word.length > 60 || commonWords.has(word)) continue;
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
