/**
 * Decodes part of a URL. People type URLs by hand, and `decodeURIComponent` throws on a percent sign that starts no
 * escape sequence.
 * @param text with escapes, such as a hash without its `#`.
 * @returns the decoded text, or the text unchanged if it cannot be decoded.
 */
export function decodeComponent(text: string): string {
  return decode(text, decodeURIComponent);
}

/**
 * Decodes a path, but keeps escaped separators.
 * @returns the path unchanged if it cannot be decoded.
 */
export function decodePath(path: string): string {
  return decode(path, decodeURI);
}

function decode(text: string, decoder: (text: string) => string): string {
  try {
    return decoder(text);
  } catch {
    return text;
  }
}
