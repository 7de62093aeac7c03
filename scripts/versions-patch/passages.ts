/** What a change of a page says otherwise, as pairs of old and new words. */
import {escapeRegExp} from '../../src/config/escapeRegExp';
import {findCommonEnds} from '../commonEnds';

export interface Passage {
  before: string;
  after: string;
  /** Line of the new page on which it begins, from 1. */
  line: number;
  /** Nothing was taken out: the old words are those above. */
  isAddition?: boolean;
  /** The same, narrowed to the sentences that differ, where the lines around them may differ between versions. */
  narrow?: {before: string; after: string};
}

interface Hunk {
  before: string[];
  after: string[];
  line: number;
}

/** Reads the hunks of `git diff -U0` of one file. */
export function parseHunks(diff: string): Hunk[] {
  const hunks: Hunk[] = [];
  for (const text of diff.split('\n')) {
    const start = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(text);
    const last = hunks.at(-1);
    if (start) hunks.push({before: [], after: [], line: Number(start[1])});
    else if (last && text.startsWith('-')) last.before.push(text.slice(1));
    else if (last && text.startsWith('+')) last.after.push(text.slice(1));
  }
  return hunks;
}

/** Rows of tables and items of lists stand by themselves: another version may lack the one before. */
const isItem = (line: string): boolean => /^\s*(?:\||[-*] |\d+\. )/.test(line);

/**
 * The passages that a diff changes.
 * @param diff `git diff -U0` of one page.
 * @param page the page's new text: lines that were only added are found by the line above them.
 */
export function findPassages(diff: string, page: string): Passage[] {
  const lines = page.split('\n');
  const frontMatterEnd = lines[0] === '---' ? lines.indexOf('---', 1) + 1 : 0;
  return parseHunks(diff).flatMap(({before, after, line}) => {
    if (before.length === 0) {
      // Blank lines above stand between other paragraphs too: up to the first with words.
      let above = line - 2;
      while (above >= 0 && !lines[above]?.trim()) above--;
      // Keywords and other keys of the front matter are each page's own.
      if (above < 0 || line <= frontMatterEnd) return [];
      const context = lines.slice(above, line - 1);
      return [{before: context.join('\n'), after: [...context, ...after].join('\n'), line, isAddition: true}];
    }
    const isList = before.length === after.length && before.length > 1 && [...before, ...after].every(isItem);
    const pairs = isList ? before.map((one, i) => [[one], [after[i] as string]] as const) : [[before, after] as const];
    return pairs.map(([old, now], i) => toPassage(old.join('\n'), now.join('\n'), line + i));
  });
}

function toPassage(before: string, after: string, line: number): Passage {
  return {before, after, line, narrow: narrow(before, after)};
}

/** Fewer words than these stand in other sentences too. */
const leastWords = 5;

/** Sentences and cells with the space behind them; a dot within `1.3.0` or an address ends none. */
const splitSentences = (text: string): string[] => text.split(/(?<=(?:[.!?:]["')\]*`]*|\|)\s+)(?=\S)/);

/** Leaves out the sentences that both begin or end with; what is left may be too little to be found. */
export function narrow(before: string, after: string): Passage['narrow'] {
  const old = splitSentences(before);
  const now = splitSentences(after);
  const common = findCommonEnds(old, now);
  let {start} = common;
  const {end} = common;
  // A sentence that was added or taken out is found by the one before it.
  if (start > 0 && (old.length - end <= start || now.length - end <= start)) start--;
  const result = {
    before: old
      .slice(start, old.length - end)
      .join('')
      .trim(),
    after: now
      .slice(start, now.length - end)
      .join('')
      .trim(),
  };
  const isTooShort = result.before.split(/\s+/).length < leastWords;
  return isTooShort || (start === 0 && end === 0) ? undefined : result;
}

/**
 * Where words stand in a page, however its lines are broken.
 * @returns offsets of the page's text, in order.
 */
export function findWords(page: string, words: string): {start: number; end: number}[] {
  const parts = words.trim().split(/\s+/);
  if (!parts[0]) return [];
  const pattern = new RegExp(parts.map(escapeRegExp).join('\\s+'), 'g');
  return [...page.matchAll(pattern)]
    .map(({0: found, index}) => ({start: index, end: index + found.length}))
    .filter(
      ({start, end}) =>
        !/\w/.test(page[start - 1] ?? '') && !(/\w/.test(page[end - 1] ?? '') && /\w/.test(page[end] ?? '')),
    );
}
