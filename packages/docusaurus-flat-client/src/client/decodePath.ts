/** Decodes a path. Malformed escapes leave it unchanged. */
export function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
