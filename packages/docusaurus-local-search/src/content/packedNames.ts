/** Names in code and the pages that mention them, for the first file of the index: a name on five pages is stored once. */
import {packNumbers, unpackNumbers} from './packedNumbers';

/**
 * Names and, in the same order, the indexes of the pages that contain each: the first one absolute, the others as
 * differences, each a character (`packedNumbers.ts`).
 */
export interface PackedNames {
  names: string;
  pages: string;
}

/** @param namesOfPages the names of each page, without spaces. */
export function packNames(namesOfPages: readonly (readonly string[])[]): PackedNames {
  const pagesOf = new Map<string, number[]>();
  namesOfPages.forEach((names, page) => {
    for (const name of names) pagesOf.set(name, [...(pagesOf.get(name) ?? []), page]);
  });
  const names = [...pagesOf.keys()].sort();
  return {
    names: names.join(' '),
    pages: packNumbers(
      names.map((name) => (pagesOf.get(name) as number[]).map((page, i, all) => page - (all[i - 1] ?? 0))),
    ),
  };
}

/** The names of each of `count` pages. */
export function unpackNames({names, pages}: PackedNames, count: number): string[][] {
  const namesOfPages = Array.from({length: count}, (): string[] => []);
  if (!names) return namesOfPages;
  const lists = unpackNumbers(pages);
  names.split(' ').forEach((name, i) => {
    let page = 0;
    for (const distance of lists[i] ?? []) {
      page += distance;
      namesOfPages[page]?.push(name);
    }
  });
  return namesOfPages;
}
