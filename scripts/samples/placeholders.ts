/**
 * Placeholders (`<LICENSE_KEY>`, `<YOUR-APP-ID>`) that the reader fills in.
 * They are masked by text of the same length before parsing, so that no position moves.
 */

/** Two words at least, so that a type argument (`Promise<URL>`) is never taken for a placeholder. */
const multiWord = /<([A-Z][A-Z0-9]*(?:[_-][A-Z0-9]+)+)>/g;
const oneWord = /<([A-Z][A-Z0-9_-]+)>/g;

/** Languages in which `<URL>` may be a type argument. */
const languagesWithTypeArguments = new Set([
  'ts',
  'tsx',
  'js',
  'jsx',
  'kotlin',
  'java',
  'swift',
  'objectivec',
  'dart',
  'groovy',
  'vue',
]);

/**
 * Masks the placeholders of a sample with an identifier of the same length.
 * @param language canonical name of the language.
 */
export function maskPlaceholders(code: string, language: string): string {
  const pattern = languagesWithTypeArguments.has(language) ? multiWord : oneWord;
  return code.replace(pattern, (_, name: string) => `_${name.replace(/-/g, '_')}_`);
}

/** The identifiers that {@link maskPlaceholders} leaves where a placeholder stood outside a string. */
export function findMaskedNames(code: string): string[] {
  const names = [...code.matchAll(multiWord)].map(([, name = '']) => `_${name.replace(/-/g, '_')}_`);
  return [...new Set(names)];
}
