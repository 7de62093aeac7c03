/**
 * Serializes a value as JSON for an inline script. Escapes `<`, so that text in the value cannot close the script
 * element.
 */
export function toInlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
