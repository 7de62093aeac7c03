/**
 * Decodes a part of an address. Readers and other sites write addresses by hand, and a percent sign that begins no escape makes
 * `decodeURIComponent` throw.
 * @param text with escapes, such as a hash without its `#`.
 * @returns the text as it is where it can't be decoded.
 */
export function decodeComponent(text: string): string {
  return decode(text, decodeURIComponent);
}

/**
 * Decodes a path; escapes of what separates its parts stay.
 * @returns the path as it is where it can't be decoded.
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
