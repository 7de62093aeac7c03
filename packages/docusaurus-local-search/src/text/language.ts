/** How words are read on a site: which ones say nothing, and which names are one word. */
import type {SearchKnowledge} from '../knowledge/types';
import {stopWords, weakWords} from './stopWords';
import {createTokenizer} from './tokenize';
import type {Tokenizer} from './tokenize';

export interface Language extends Tokenizer {
  stopWords: ReadonlySet<string>;
  weakWords: ReadonlySet<string>;
}

export type LanguageKnowledge = Pick<SearchKnowledge, 'productWords' | 'weakWords' | 'wholeNames' | 'prefixes'>;

export function createLanguage(knowledge: LanguageKnowledge = {}): Language {
  return {
    ...createTokenizer(knowledge),
    stopWords: new Set([...stopWords, ...(knowledge.productWords ?? [])]),
    weakWords: new Set([...weakWords, ...(knowledge.weakWords ?? [])]),
  };
}
