/** A value as JSON for an inline script. It escapes `<`, so that no text can end the script. */
export function toInlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
