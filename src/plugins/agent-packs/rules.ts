/** What the packs say: `packs/rules.yml`, read with the line of each entry. */
import {LineCounter, isMap, isScalar, isSeq, parseDocument} from 'yaml';

/** Entries for some platforms and versions. */
interface Entry {
  platforms: readonly string[];
  /** Docusaurus names of versions: `current`, `v6`. */
  versions: readonly string[];
  /** Where it stands, for errors. */
  line: number;
}

/** A rule for who writes code, and the page that says so. */
export interface PackRule extends Entry {
  rule: string;
  /** Path below the version's root, with a slash at its end. */
  page: string;
  /** The page's own words, as its twin has them, without links. */
  says: string;
}

/** Pages that a pack has besides those of its rules. */
export interface PackPages extends Entry {
  pages: readonly string[];
}

export interface PackSource {
  /** Path from the site's root, for errors. */
  file: string;
  rules: readonly PackRule[];
  pages: readonly PackPages[];
}

/**
 * Reads the file of rules.
 * @param file its path from the site's root, for errors.
 * @throws Error with file and line where an entry is not as it must be.
 */
export function parseRules(text: string, file: string): PackSource {
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines});
  const fail = (offset: number, found: string, remedy: string): never => {
    throw new Error(`${file}:${lines.linePos(offset).line}: ${found}. ${remedy}`);
  };
  const [error] = document.errors;
  if (error) fail(error.pos[0], error.message.split('\n')[0]?.replace(/[.:]$/, '') ?? '', 'Correct the YAML.');

  const readEntries = <T extends Entry>(key: string, texts: readonly string[], lists: readonly string[]): T[] => {
    const list = document.get(key);
    if (!isSeq(list)) return fail(0, `There is no list "${key}"`, `Write the entries below "${key}:".`);
    return list.items.map((item) => {
      const offset = (isMap(item) && item.range?.[0]) || 0;
      if (!isMap(item))
        return fail(offset, `An entry of "${key}" is no map`, `Give it ${[...lists, ...texts].join(', ')}.`);
      const value = item.toJSON() as Record<string, unknown>;
      for (const name of lists) {
        const all = value[name];
        if (!Array.isArray(all) || !all.length || !all.every((one) => typeof one === 'string'))
          fail(offset, `"${name}" is not a list of texts`, `Write ${name}: [a, b].`);
      }
      for (const name of texts)
        if (typeof value[name] !== 'string' || !value[name]) fail(offset, `"${name}" is missing`, 'Write it as text.');
      const unknown = item.items.find(
        ({key: one}) => isScalar(one) && ![...lists, ...texts].includes(String(one.value)),
      );
      if (unknown && isScalar(unknown.key))
        fail(
          unknown.key.range?.[0] ?? offset,
          `"${String(unknown.key.value)}" is unknown`,
          `Known: ${[...lists, ...texts].join(', ')}.`,
        );
      return {...value, line: lines.linePos(offset).line} as unknown as T;
    });
  };
  return {
    file,
    rules: readEntries<PackRule>('rules', ['rule', 'page', 'says'], ['platforms', 'versions']),
    pages: readEntries<PackPages>('pages', [], ['platforms', 'versions', 'pages']),
  };
}
