/**
 * Decodes part of a URL. People type URLs by hand, and `decodeURIComponent` throws on a percent sign that starts no
 * escape sequence.
 * @param text with escapes, such as a hash without its `#`.
 * @returns the decoded text, or the text unchanged if it cannot be decoded.
 */
export function decodeComponent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
