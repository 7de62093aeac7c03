/** What is left of a text when markup is taken out, so that a page and its source can be compared. */
function plain(text: string): string {
  return text
    .replace(/\]\([^)]*\)/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();
}

/**
 * Finds the line of a page's source that a part of the page was made from.
 * @param texts of the part, the best first.
 * @returns 1-based; undefined where no line has any of them, as with a part that a component makes.
 */
export function findLine(source: string, texts: readonly string[]): number | undefined {
  const lines = source.split('\n');
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
  const body = lines.map((line, index) => (index <= end ? '' : plain(line)));
  for (const text of texts) {
    // A line of the source may be a part of a paragraph, and the other way round.
    const start = plain(text).slice(0, 40);
    const index = start
      ? body.findIndex((line) => line.includes(start) || (line.length > 8 && start.startsWith(line)))
      : -1;
    if (index >= 0) return index + 1;
  }
  return undefined;
}
