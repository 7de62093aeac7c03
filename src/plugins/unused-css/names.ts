/** Names that stand in the code of a site: of classes, of custom properties, and everything else that looks like one. */
export interface Names {
  has(name: string): boolean;
}

const word = /\\?[\w-]+/g;
/** The constant part of a name that is composed at run time, as in `theme-admonition-${type}` and `${block}--active`. */
const start = /^[a-z][\w-]*[-_]$/i;
const end = /^(--|__)[a-z][\w-]*$/i;

/**
 * All names in code. Whether a word is a class is not asked: one too many costs a rule that nobody needs, one too few costs the looks
 * of a page. For the same reason every class that begins like the first part of a composed name, or ends like the last, is one.
 */
export function collectNames(sources: readonly string[]): Names {
  const words = new Set<string>();
  for (const source of sources) {
    for (const match of source.match(word) ?? []) {
      // Within a string, `\n` before a name is no part of it.
      if (match.startsWith('\\')) words.add(match.slice(1)).add(match.slice(2));
      else words.add(match);
    }
  }
  const starts = [...words].filter((candidate) => start.test(candidate));
  const ends = [...words].filter((candidate) => end.test(candidate));
  return {
    has: (name) =>
      words.has(name) ||
      starts.some((part) => name.startsWith(part)) ||
      // A custom property of the code is a whole name.
      (!name.startsWith('--') && ends.some((part) => name.endsWith(part))),
  };
}
