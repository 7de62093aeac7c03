/** The scripts that a page's HTML names, as tags or as the flat client's list. */

export interface PageFile {
  /** Path below the built folder: `assets/js/main.1234abcd.js`. */
  file: string;
  /** Name of the bundler's chunk. */
  chunk: string;
}

/**
 * @param html a built page.
 * @returns its scripts in order of appearance, each once.
 */
export function getPageFiles(html: string): PageFile[] {
  const files = new Map<string, PageFile>();
  for (const [file, chunk = ''] of html.matchAll(/assets\/js\/([\w~.-]+?)\.[\da-f]{8}\.js/g))
    files.set(file, {file, chunk});
  return [...files.values()];
}
