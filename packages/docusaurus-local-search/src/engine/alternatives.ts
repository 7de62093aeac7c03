import {stemOnce} from '../text/stem';
import type {PageIndex} from './pageIndex';
import type {QueryWords} from './queryWords';

/** Synonyms for some words of the query; a page must contain all stems. */
export interface Alternative {
  /** First and last token that it replaces. */
  from: number;
  to: number;
  stems: string[];
  weight: number;
}

/** What alternatives need of a token. */
interface Token {
  stem: string;
}

const fewPages = 3;

/** Collects the alternatives of a query. */
class Alternatives {
  readonly found: Alternative[] = [];

  constructor(
    private readonly index: PageIndex,
    private readonly tokenAt: ReadonlyMap<number, number>,
  ) {}

  /** Maps positions in the phrase to tokens; a span of stop words has none. */
  add(from: number, to: number, others: readonly string[], weight: number): void {
    const inside: number[] = [];
    for (let at = from; at <= to; at++) {
      const token = this.tokenAt.get(at);
      if (token !== undefined) inside.push(token);
    }
    const first = inside[0];
    const final = inside.at(-1);
    const meaningful = others.filter((stem) => this.index.lexicon.isMeaningful(stem));
    const wanted = meaningful.length ? meaningful : others;
    if (first === undefined || final === undefined) return;
    if (wanted.every((stem) => this.index.score(stem).size > 0)) {
      this.found.push({from: first, to: final, stems: [...new Set(wanted)], weight});
    }
  }
}

/**
 * Other readings of a query: synonyms, parts of names, and words that pages write as one or as two.
 * @param stems the stems of all words, corrected where a word is unknown.
 */
export function getAlternatives(
  {words, spans, tokenAt}: QueryWords,
  stems: readonly string[],
  tokens: readonly Token[],
  index: PageIndex,
): Alternative[] {
  const alternatives = new Alternatives(index, tokenAt);
  words.forEach(({word, humps}, at) => {
    for (const {length, stems: others, weight} of index.lexicon.getSynonyms(stems, at)) {
      alternatives.add(at, at + length - 1, others, weight);
    }
    // The parts of a name are a guess, which counts more the fewer pages contain the name itself.
    if (humps.length)
      alternatives.add(at, at, humps.map(stemOnce), index.score(stemOnce(word)).size < fewPages ? 0.5 : 0.3);
    // Words that pages write as one: chrome cast, auto play, picture in picture.
    for (const length of [2, 3]) {
      const joined = words
        .slice(at, at + length)
        .map((item) => item.word)
        .join('');
      if (at + length <= words.length && index.vocabulary.has(joined)) {
        alternatives.add(at, at + length - 1, [stemOnce(joined)], 1);
      }
    }
    const token = tokens[tokenAt.get(at) ?? -1];
    if (token && word.length > 5 && index.score(token.stem).size === 0) {
      const halves = index.vocabulary.split(word);
      if (halves) alternatives.add(at, at, halves.map(stemOnce), 0.9);
    }
  });
  for (const {from, to, joined} of spans) {
    if (index.vocabulary.has(joined)) alternatives.add(from, to, [stemOnce(joined)], 1);
  }
  return alternatives.found;
}
