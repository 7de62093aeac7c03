/** A site's knowledge in the form that the engine needs: by stem, and with the words of the language. */
import type {SearchKnowledge, SearchPlatform} from '../knowledge/types';
import {cached} from '../text/cached';
import {createLanguage} from '../text/language';
import type {Language} from '../text/language';
import {stemOnce} from '../text/stem';

/** Other words for some words of a query, by stem. */
export interface Synonym {
  /** Number of words that it stands for. */
  length: number;
  stems: readonly string[];
  weight: number;
}

export interface Lexicon extends Language {
  knowledge: SearchKnowledge;
  weakStems: ReadonlySet<string>;
  /** Whether a word of a synonym or of a name is meaningful: «picture in picture» is about pictures. */
  isMeaningful(stem: string): boolean;
  /** Synonyms that start at a word. Longer ones do not exclude shorter ones: all compete when a page is scored. */
  getSynonyms(stems: readonly string[], at: number): Synonym[];
  /** Platforms named by words: «conviva android», «rn drm». */
  getNamedPlatforms(words: readonly string[]): string[];
  /** Platforms that apps of a platform run on. */
  getSystems(platform: string): readonly string[];
  /** The words of a text that is shown, cached, because one keystroke shows much of what the one before it showed. */
  getShownWords(text: string): readonly ShownWord[];
}

/** A word with its place in a text. */
export interface ShownWord {
  from: number;
  to: number;
  /** Of the word and of the parts of a name. */
  stems: readonly string[];
}

const toStems = (phrase: string): string[] => phrase.split(' ').map(stemOnce);

/** Looks synonyms up by the first stem of what readers type. */
function createSynonymTable(rules: NonNullable<SearchKnowledge['synonyms']>): Lexicon['getSynonyms'] {
  const byStem = new Map<string, {when: string[]; also: string[][]; weight: number}[]>();
  for (const rule of rules) {
    const also = rule.also.map(toStems);
    for (const when of rule.when.map(toStems)) {
      const first = when[0] as string;
      const list = byStem.get(first) ?? [];
      list.push({when, also, weight: rule.weight});
      byStem.set(first, list);
    }
  }
  return (stems, at) =>
    (byStem.get(stems[at] as string) ?? [])
      .filter(({when}) => when.every((stem, i) => stems[at + i] === stem))
      .flatMap(({when, also, weight}) =>
        also
          .filter((other) => other.join(' ') !== when.join(' '))
          .map((other) => ({length: when.length, stems: other, weight})),
      );
}

function createPlatformFinder(platforms: readonly SearchPlatform[]): Lexicon['getNamedPlatforms'] {
  const names = platforms.flatMap(({id, names: all = []}) => all.map((name) => ({id, words: name.split(' ')})));
  return (words) => {
    const found = new Set<string>();
    words.forEach((_, at) => {
      for (const {id, words: name} of names) if (name.every((word, i) => words[at + i] === word)) found.add(id);
    });
    return [...found];
  };
}

const shownWord = /[\p{L}\p{N}]+/gu;

export function createLexicon(knowledge: SearchKnowledge): Lexicon {
  const {platforms = [], synonyms = []} = knowledge;
  const language = createLanguage(knowledge);
  const stopStems = new Set([...language.stopWords].map(stemOnce));
  /** Of a word and of the parts of a name, cached by spelling, because pages repeat words. */
  const getStems = cached(
    (raw) =>
      [...language.readWords(raw)]
        .flatMap(({parts}) => parts.flatMap(({lower, humps}) => [lower, ...humps]))
        .map(stemOnce),
    20_000,
  );
  return {
    ...language,
    knowledge,
    weakStems: new Set([...language.weakWords].map(stemOnce)),
    isMeaningful: (stem) => !stopStems.has(stem),
    getSynonyms: createSynonymTable(synonyms),
    getNamedPlatforms: createPlatformFinder(platforms),
    getSystems: (platform) => platforms.find(({id}) => id === platform)?.runsOn ?? [],
    getShownWords: cached(
      (text) =>
        [...text.matchAll(shownWord)].map(({0: raw, index}) => ({
          from: index,
          to: index + raw.length,
          stems: getStems(raw),
        })),
      500,
    ),
  };
}
