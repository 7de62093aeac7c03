import {isPasted, reduceMessage} from '../text/message';
import type {Language} from '../text/language';

/** A pasted message may be long; what comes after this rarely adds to it. */
const maxCharacters = 1000;
/** Words that are read, including stop words. */
const maxWords = 64;
/** Words that are scored. Of more, the rarest. */
const maxTokens = 16;

export interface QueryWord {
  word: string;
  /** Parts of a camelCase name. */
  humps: readonly string[];
  /** Position in the phrase. */
  at: number;
  last: boolean;
}

/** A query, split into words. */
export interface QueryWords {
  /** All words, for phrases. */
  words: readonly QueryWord[];
  /** Dotted and dashed names, which are several words, as one. */
  spans: readonly {from: number; to: number; joined: string}[];
  /** The meaningful words, which are scored. */
  kept: readonly QueryWord[];
  /** Position in the phrase to position among the kept words. */
  tokenAt: ReadonlyMap<number, number>;
  pasted: boolean;
}

/** Keeps the rarest words, in their order. */
function keepRarest(words: readonly QueryWord[], getRarity: (word: string) => number): readonly QueryWord[] {
  if (words.length <= maxTokens) return words;
  const once = [...new Map(words.map((word) => [word.word, word])).values()];
  const rarest = new Set(
    once
      .map((word) => ({word, rarity: getRarity(word.word)}))
      .sort((a, b) => b.rarity - a.rarity || a.word.at - b.word.at)
      .slice(0, maxTokens)
      .map(({word}) => word),
  );
  return once.filter((word) => rarest.has(word));
}

/**
 * Splits what a reader typed or pasted into words.
 * @param getRarity rarity of a word, to choose from more words than are scored; 0 for a word that no page has.
 */
export function readQueryWords(
  text: string,
  {stopWords, readWords}: Language,
  getRarity: (word: string) => number,
): QueryWords {
  const input = reduceMessage(text.slice(0, maxCharacters));
  const raw: QueryWord[] = [];
  const spans: {from: number; to: number; joined: string}[] = [];
  for (const {parts, joined} of readWords(input)) {
    const from = raw.length;
    for (const {lower, humps} of parts) raw.push({word: lower, humps, at: raw.length, last: false});
    if (joined !== undefined) spans.push({from, to: raw.length - 1, joined});
  }
  const words = raw.slice(0, maxWords);
  const lastWord = words.at(-1);
  if (lastWord && !/\s$/.test(input)) lastWord.last = true;

  const telling = words.filter(
    ({word, last}) => !stopWords.has(word) || (last && word.length > 2 && words.length === 1),
  );
  const kept = keepRarest(telling.length ? telling : words, getRarity);
  return {words, spans, kept, tokenAt: new Map(kept.map(({at}, i) => [at, i])), pasted: isPasted(input)};
}
