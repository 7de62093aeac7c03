import {stopWords, weakWords} from '../text/stopWords';
import {synonymRules} from '../text/synonyms';
import {readWords} from '../text/tokenize';
import {stemOnce} from './pageIndex';
import type {PageIndex} from './pageIndex';
import type {PhraseWord} from './phrase';
import {getNamedPlatforms} from './platformNames';

/** A stem that may match a word of the query, with the weight of the match. */
export interface Variant {
  stem: string;
  weight: number;
}

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

/** Synonyms for some words of the query; a page must contain all stems. */
export interface Alternative {
  /** First and last token that it replaces. */
  from: number;
  to: number;
  stems: string[];
  weight: number;
}

export interface Query {
  /** Meaningful words, used for scoring. */
  tokens: QueryToken[];
  alternatives: Alternative[];
  /** All words including stop words, for phrase matching. */
  phrase: PhraseWord[];
  /** Platforms named in the query. */
  platforms: string[];
}

const maxCharacters = 256;
const maxTokens = 16;
const weakFactor = 0.35;
const completionLimit = 24;
const fewPages = 3;

interface CompiledRule {
  when: string[][];
  also: string[][];
  weight: number;
}

const toStems = (phrase: string): string[] => phrase.split(' ').map(stemOnce);

/** Rules by the first stem of their left side. */
const rulesByStem = new Map<string, {when: string[]; rule: CompiledRule}[]>();
for (const rule of synonymRules) {
  const compiled = {when: rule.when.map(toStems), also: rule.also.map(toStems), weight: rule.weight};
  for (const when of compiled.when) {
    const first = when[0] as string;
    const list = rulesByStem.get(first);
    if (list) list.push({when, rule: compiled});
    else rulesByStem.set(first, [{when, rule: compiled}]);
  }
}

interface RawToken {
  word: string;
  humps: readonly string[];
  /** Position in the phrase. */
  at: number;
  last: boolean;
}

/** Candidates for a word: the word itself, completions of it and spelling corrections. */
function getVariants(index: PageIndex, word: string, last: boolean): Variant[] {
  const {vocabulary} = index;
  const own = stemOnce(word);
  const variants = new Map<string, number>();
  const add = (stem: string, weight: number) => {
    if (weight > (variants.get(stem) ?? 0)) variants.set(stem, weight);
  };
  const known = index.score(own).size > 0;
  if (known) add(own, 1);
  // The last word may be unfinished; other words are completed only if they are unknown.
  if (word.length >= 2 && (last || !known)) {
    for (const completion of vocabulary.complete(word, completionLimit)) {
      const share = word.length / completion.length;
      add(stemOnce(completion), (known ? 0.45 : 0.85) * (0.4 + 0.6 * share));
    }
  }
  if (variants.size === 0) {
    for (const {word: correction, edits} of vocabulary.correct(word, 4))
      add(stemOnce(correction), edits === 1 ? 0.8 : 0.6);
  }
  return [...variants].map(([stem, weight]) => ({stem, weight}));
}

/** Synonyms that start at a token. Longer ones do not exclude shorter ones: all compete when a page is scored. */
function getSynonyms(stems: readonly string[], at: number): {length: number; stems: string[]; weight: number}[] {
  const found: {length: number; stems: string[]; weight: number}[] = [];
  for (const {when, rule} of rulesByStem.get(stems[at] as string) ?? []) {
    if (when.some((stem, i) => stems[at + i] !== stem)) continue;
    for (const also of rule.also) {
      if (also.join(' ') !== when.join(' ')) found.push({length: when.length, stems: also, weight: rule.weight});
    }
  }
  return found;
}

const stopStems = new Set([...stopWords].map(stemOnce));

/** Whether a word of a synonym is meaningful: «picture in picture» is about pictures. */
export const isMeaningful = (stem: string) => !stopStems.has(stem);

/**
 * Parses the typed text. Empty text or pure punctuation gives a query without tokens.
 * @param index provides known words and their rarity.
 */
export function analyzeQuery(text: string, index: PageIndex): Query {
  const input = text.slice(0, maxCharacters);
  const raw: RawToken[] = [];
  const spans: {from: number; to: number; joined: string}[] = [];
  for (const {parts, joined} of readWords(input)) {
    const from = raw.length;
    for (const {lower, humps} of parts) raw.push({word: lower, humps, at: raw.length, last: false});
    if (joined !== undefined) spans.push({from, to: raw.length - 1, joined});
  }
  const words = raw.slice(0, 2 * maxTokens);
  const lastWord = words.at(-1);
  if (lastWord && !/\s$/.test(input)) lastWord.last = true;

  const telling = words.filter(
    ({word, last}) => !stopWords.has(word) || (last && word.length > 2 && words.length === 1),
  );
  const kept = (telling.length ? telling : words).slice(0, maxTokens);
  const allWeak = kept.every(({word}) => weakWords.has(word));
  const tokens = kept.map(({word, last}): QueryToken => {
    const variants = getVariants(index, word, last);
    const rarity = variants.length
      ? Math.max(...variants.filter(({weight}) => weight >= 0.5).map(({stem}) => index.getRarity(stem)), 0.3)
      : 0;
    const factor = !allWeak && weakWords.has(word) ? weakFactor : 1;
    return {word, stem: stemOnce(word), variants, rarity, importance: rarity * factor};
  });
  const tokenAt = new Map(kept.map(({at}, i) => [at, i]));

  const alternatives: Alternative[] = [];
  const stems = words.map(({word}, i) => {
    const token = tokens[tokenAt.get(i) ?? -1];
    // Synonyms also apply to the corrected word.
    const corrected = token && index.score(token.stem).size === 0 ? token.variants[0]?.stem : undefined;
    return corrected ?? stemOnce(word);
  });
  /** Maps positions in the phrase to tokens; a span of stop words has none. */
  const addAlternative = (from: number, to: number, others: string[], weight: number) => {
    const inside: number[] = [];
    for (let at = from; at <= to; at++) {
      const token = tokenAt.get(at);
      if (token !== undefined) inside.push(token);
    }
    const first = inside[0];
    const final = inside.at(-1);
    const meaningfulOthers = others.filter(isMeaningful);
    const wanted = meaningfulOthers.length ? meaningfulOthers : others;
    if (first === undefined || final === undefined) return;
    if (wanted.every((stem) => index.score(stem).size > 0)) {
      alternatives.push({from: first, to: final, stems: [...new Set(wanted)], weight});
    }
  };
  words.forEach(({word, humps}, at) => {
    for (const {length, stems: others, weight} of getSynonyms(stems, at)) {
      addAlternative(at, at + length - 1, others, weight);
    }
    // The parts of a name are a guess, which counts more the fewer pages contain the name itself.
    if (humps.length)
      addAlternative(at, at, humps.map(stemOnce), index.score(stemOnce(word)).size < fewPages ? 0.5 : 0.3);
    // Words that pages write as one: chrome cast, auto play, picture in picture.
    for (const length of [2, 3]) {
      const joined = words
        .slice(at, at + length)
        .map((item) => item.word)
        .join('');
      if (at + length <= words.length && index.vocabulary.has(joined)) {
        addAlternative(at, at + length - 1, [stemOnce(joined)], 1);
      }
    }
    const token = tokens[tokenAt.get(at) ?? -1];
    if (token && word.length > 5 && index.score(token.stem).size === 0) {
      const halves = index.vocabulary.split(word);
      if (halves) addAlternative(at, at, halves.map(stemOnce), 0.9);
    }
  });
  for (const {from, to, joined} of spans) {
    if (index.vocabulary.has(joined)) addAlternative(from, to, [stemOnce(joined)], 1);
  }

  // An unknown word still counts against pages, but less than a rare known one; alternatives may replace it.
  const known = tokens.filter(({importance}) => importance > 0);
  const average = known.length ? known.reduce((sum, {importance}) => sum + importance, 0) / known.length : 1;
  tokens.forEach((token, i) => {
    if (token.importance > 0) return;
    const replaced = alternatives.some(({from, to}) => from <= i && i <= to);
    token.rarity = average;
    token.importance = replaced ? average : average * 0.5;
  });

  return {
    tokens,
    alternatives,
    phrase: words.slice(0, 2 * maxTokens).map((_, at) => ({
      stem: stems[at] as string,
      importance: tokens[tokenAt.get(at) ?? -1]?.importance ?? 0.15,
    })),
    platforms: getNamedPlatforms(words.map(({word}) => word)),
  };
}
