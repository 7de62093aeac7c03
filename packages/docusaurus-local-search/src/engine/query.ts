import {getAlternatives} from './alternatives';
import type {Alternative} from './alternatives';
import {isComplaint} from '../text/complaint';
import {stemOnce} from '../text/stem';
import type {PageIndex} from './pageIndex';
import type {PhraseWord} from './phrase';
import {readQueryWords} from './queryWords';
import type {QueryWords} from './queryWords';
import {getVariants} from './variants';
import type {Variant} from './variants';

export interface QueryToken {
  word: string;
  stem: string;
  /** Possible matches: the word itself, completions and corrections. Empty if no page has any. */
  variants: Variant[];
  /** Rarity of the word's variants. */
  rarity: number;
  /** Share of the query's meaning. */
  importance: number;
}

export interface Query {
  /** Meaningful words, used for scoring. */
  tokens: QueryToken[];
  alternatives: Alternative[];
  /** All words including stop words, for phrase matching. */
  phrase: PhraseWord[];
  /** Platforms named in the query. */
  platforms: string[];
  /** Whether the query is a single dashed or dotted name, such as that of a header: it asks what that is. */
  isName: boolean;
  /** Whether the query describes a fault, and not what somebody wants to do. */
  isComplaint: boolean;
}

const weakFactor = 0.35;

function toTokens({kept, pasted}: QueryWords, index: PageIndex): QueryToken[] {
  const {weakWords} = index.lexicon;
  const allWeak = kept.every(({word}) => weakWords.has(word));
  return kept.map(({word, last}): QueryToken => {
    const variants = getVariants(index, word, {last, typed: !pasted});
    const rarity = variants.length
      ? Math.max(...variants.filter(({weight}) => weight >= 0.5).map(({stem}) => index.getRarity(stem)), 0.3)
      : 0;
    const factor = !allWeak && weakWords.has(word) ? weakFactor : 1;
    return {word, stem: stemOnce(word), variants, rarity, importance: rarity * factor};
  });
}

/** What an unknown word counts against pages, in the measure of a known one. A pasted one is the reader's own. */
const unknownShare = {typed: 0.5, pasted: 0.15};

/** An unknown word still counts against pages, but less than a rare known one; alternatives may replace it. */
function weighUnknown(tokens: readonly QueryToken[], alternatives: readonly Alternative[], pasted: boolean): void {
  const known = tokens.filter(({importance}) => importance > 0);
  const average = known.length ? known.reduce((sum, {importance}) => sum + importance, 0) / known.length : 1;
  tokens.forEach((token, i) => {
    if (token.importance > 0) return;
    const replaced = alternatives.some(({from, to}) => from <= i && i <= to);
    token.rarity = average;
    token.importance = replaced ? average : average * unknownShare[pasted ? 'pasted' : 'typed'];
  });
}

/**
 * Parses the typed text. Empty text or pure punctuation gives a query without tokens.
 * @param index provides known words and their rarity.
 */
export function analyzeQuery(text: string, index: PageIndex): Query {
  const read = readQueryWords(text, index.lexicon, (word) => {
    const stem = stemOnce(word);
    return index.score(stem).size > 0 ? index.getRarity(stem) : 0;
  });
  const {words, tokenAt, pasted} = read;
  const tokens = toTokens(read, index);
  const stems = words.map(({word}, at) => {
    const token = tokens[tokenAt.get(at) ?? -1];
    // Synonyms also apply to the corrected word.
    const corrected = token && index.score(token.stem).size === 0 ? token.variants[0]?.stem : undefined;
    return corrected ?? stemOnce(word);
  });
  const alternatives = getAlternatives(read, stems, tokens, index);
  weighUnknown(tokens, alternatives, pasted);
  return {
    tokens,
    alternatives,
    phrase: words.map((_, at) => ({
      stem: stems[at] as string,
      importance: tokens[tokenAt.get(at) ?? -1]?.importance ?? 0.15,
    })),
    platforms: index.lexicon.getNamedPlatforms(words.map(({word}) => word)),
    isComplaint: isComplaint(words.map(({word}) => word)),
    isName: words.length > 1 && !/\s/.test(text.trim()),
  };
}
