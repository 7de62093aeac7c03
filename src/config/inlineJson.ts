/** A value as it stands in an inline script: text of anyone's must not end the script. */
export function toInlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
