import {stemOnce} from '../text/stem';
import type {PageIndex} from './pageIndex';

/** A stem that may match a word of the query, with the weight of the match. */
export interface Variant {
  stem: string;
  weight: number;
}

const completionLimit = 24;

export interface VariantOptions {
  /** The word may be unfinished. */
  last: boolean;
  /** The word was typed, so it may be misspelled or cut short; a pasted one is as it is. */
  typed: boolean;
}

/** Candidates for a word: the word itself, completions of it and spelling corrections. */
export function getVariants(index: PageIndex, word: string, {last, typed}: VariantOptions): Variant[] {
  const {vocabulary} = index;
  const own = stemOnce(word);
  const variants = new Map<string, number>();
  const add = (stem: string, weight: number) => {
    if (weight > (variants.get(stem) ?? 0)) variants.set(stem, weight);
  };
  const known = index.score(own).size > 0;
  if (known) add(own, 1);
  // The last word may be unfinished; other words are completed only if they are unknown.
  if (word.length >= 2 && (last || (!known && typed))) {
    for (const completion of vocabulary.complete(word, completionLimit)) {
      const share = word.length / completion.length;
      add(stemOnce(completion), (known ? 0.45 : 0.85) * (0.4 + 0.6 * share));
    }
  }
  if (variants.size === 0 && typed) {
    for (const {word: correction, edits} of vocabulary.correct(word, 4))
      add(stemOnce(correction), edits === 1 ? 0.8 : 0.6);
  }
  return [...variants].map(([stem, weight]) => ({stem, weight}));
}
