/**
 * The distinctive words of each page's text, for the first file of the index. With them, a query whose words occur in
 * no heading finds its page before the texts are loaded.
 */
import {cached} from '../text/cached';
import type {Language} from '../text/language';
import {stem} from '../text/stem';
import type {SearchPage} from '../types';
import {packNumbers, unpackNumbers} from './packedNumbers';

/** Maximum number of words per page. The rarest among the pages and most frequent on the page are kept. */
const wordsPerPage = 18;
/** A word that occurs on more than this share of the pages is not distinctive enough to be worth its bytes. */
const commonShare = 0.15;

/**
 * Words and, in the same order, the indexes of the pages that contain each: the first one absolute, the others as
 * differences, each a character (`packedNumbers.ts`).
 */
export interface PackedWords {
  words: string;
  pages: string;
}

interface Counted {
  /** The word's most frequent spelling on the page. */
  word: string;
  count: number;
}

/** The language, with caches for few words that occur often. */
function createTools(language: Language) {
  return {...language, getRoot: cached(stem), read: cached(language.readWord)};
}

type Tools = ReturnType<typeof createTools>;

/** Words that the page's head fields already contain. */
function getHeadStems(
  {title, path, keywords, sections}: SearchPage,
  names: readonly string[],
  {getRoot, read, tokenize}: Tools,
): ReadonlySet<string> {
  const parts = [title, path, ...keywords, ...names];
  for (const {heading} of sections) parts.push(heading);
  const {sequence, extras} = tokenize(parts.join(' | '), read);
  return new Set([...sequence, ...extras].map(getRoot));
}

function countWords(page: SearchPage, names: readonly string[], tools: Tools): Map<string, Counted> {
  const {getRoot, read, tokenize, stopWords, weakWords} = tools;
  const head = getHeadStems(page, names, tools);
  const forms = new Map<string, Map<string, number>>();
  // The description says what the page is about, so its words count twice.
  for (const text of [page.description, page.description, ...page.sections.map((section) => section.text)]) {
    for (const word of tokenize(text, read).sequence) {
      if (word.length < 3 || /^\d+$/.test(word) || stopWords.has(word) || weakWords.has(word)) continue;
      const root = getRoot(word);
      if (head.has(root)) continue;
      const spelled = forms.get(root) ?? new Map<string, number>();
      spelled.set(word, (spelled.get(word) ?? 0) + 1);
      forms.set(root, spelled);
    }
  }
  const counted = new Map<string, Counted>();
  for (const [root, spelled] of forms) {
    const [best] = [...spelled].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
    if (best) counted.set(root, {word: best[0], count: [...spelled.values()].reduce((sum, one) => sum + one, 0)});
  }
  return counted;
}

/**
 * Selects the words.
 * @param names the names of each page that the heads have anyway.
 * @returns the words of each page, in the order of the pages.
 */
export function choosePageWords(
  pages: readonly SearchPage[],
  names: readonly (readonly string[])[],
  language: Language,
): string[][] {
  const tools = createTools(language);
  const counts = pages.map((page, i) => countWords(page, names[i] ?? [], tools));
  const pagesWith = new Map<string, number>();
  for (const count of counts) for (const root of count.keys()) pagesWith.set(root, (pagesWith.get(root) ?? 0) + 1);
  const most = Math.max(3, pages.length * commonShare);
  return counts.map((count) =>
    [...count]
      .map(([root, {word, count: times}]) => ({word, with: pagesWith.get(root) as number, times}))
      .filter((one) => one.with <= most)
      .map((one) => ({...one, worth: (1 + Math.log(one.times)) * Math.log(1 + pages.length / one.with)}))
      .sort((a, b) => b.worth - a.worth || (a.word < b.word ? -1 : 1))
      .slice(0, wordsPerPage)
      .map(({word}) => word),
  );
}

/** Stores pages by word instead of words by page: a word on five pages is stored once. */
export function packWords(wordsOfPages: readonly (readonly string[])[]): PackedWords {
  const pagesOf = new Map<string, number[]>();
  wordsOfPages.forEach((words, page) => {
    for (const word of words) pagesOf.set(word, [...(pagesOf.get(word) ?? []), page]);
  });
  const words = [...pagesOf.keys()].sort();
  return {
    words: words.join(' '),
    pages: packNumbers(
      words.map((word) => (pagesOf.get(word) as number[]).map((page, i, all) => page - (all[i - 1] ?? 0))),
    ),
  };
}

/** The words of each of `count` pages. */
export function unpackWords({words, pages}: PackedWords, count: number): string[][] {
  const wordsOfPages = Array.from({length: count}, (): string[] => []);
  if (!words) return wordsOfPages;
  const lists = unpackNumbers(pages);
  words.split(' ').forEach((word, i) => {
    let page = 0;
    for (const distance of lists[i] ?? []) {
      page += distance;
      wordsOfPages[page]?.push(word);
    }
  });
  return wordsOfPages;
}
