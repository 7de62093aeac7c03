/**
 * Porter's stemmer (M. F. Porter, «An algorithm for suffix stripping», 1980), after British endings are converted to
 * American.
 * Small and well known; index and query must use the same stemmer.
 */

import {cached} from './cached';

const consonant = '[^aeiou]';
const vowel = '[aeiouy]';
const consonants = `${consonant}[^aeiouy]*`;
const vowels = `${vowel}[aeiou]*`;
const measureAbove0 = new RegExp(`^(${consonants})?${vowels}${consonants}`);
const measureIs1 = new RegExp(`^(${consonants})?${vowels}${consonants}(${vowels})?$`);
const measureAbove1 = new RegExp(`^(${consonants})?${vowels}${consonants}${vowels}${consonants}`);
const hasVowel = new RegExp(`^(${consonants})?${vowel}`);
const shortEnd = new RegExp(`^${consonants}${vowel}[^aeiouwxy]$`);

const step2: Readonly<Record<string, string>> = {
  ational: 'ate',
  tional: 'tion',
  enci: 'ence',
  anci: 'ance',
  izer: 'ize',
  bli: 'ble',
  alli: 'al',
  entli: 'ent',
  eli: 'e',
  ousli: 'ous',
  ization: 'ize',
  ation: 'ate',
  ator: 'ate',
  alism: 'al',
  iveness: 'ive',
  fulness: 'ful',
  ousness: 'ous',
  aliti: 'al',
  iviti: 'ive',
  biliti: 'ble',
  logi: 'log',
};
const step3: Readonly<Record<string, string>> = {
  icate: 'ic',
  ative: '',
  alize: 'al',
  iciti: 'ic',
  ical: 'ic',
  ful: '',
  ness: '',
};
const step2End =
  /^(.+?)(ational|tional|enci|anci|izer|bli|alli|entli|eli|ousli|ization|ation|ator|alism|iveness|fulness|ousness|aliti|iviti|biliti|logi)$/;
const step3End = /^(.+?)(icate|ative|alize|iciti|ical|ful|ness)$/;
const step4End = /^(.+?)(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize)$/;

/** Words whose British spelling is not just an ending. */
const spellings = new Map(
  Object.entries({
    licence: 'license',
    licences: 'license',
    licencing: 'license',
    colour: 'color',
    colours: 'color',
    behaviour: 'behavior',
    behaviours: 'behavior',
    grey: 'gray',
    centre: 'center',
    catalogue: 'catalog',
    dialogue: 'dialog',
  }),
);

function stripPlural(word: string): string {
  if (/(ss|i)es$/.test(word)) return word.slice(0, -2);
  if (/[^s]s$/.test(word) && word.length > 3) return word.slice(0, -1);
  return word;
}

function stripPastTense(word: string): string {
  if (word.endsWith('eed')) return measureAbove0.test(word.slice(0, -3)) ? word.slice(0, -1) : word;
  const match = /^(.+?)(ed|ing)$/.exec(word);
  if (!match || !hasVowel.test(match[1] as string)) return word;
  const stem = match[1] as string;
  if (/(at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (/([^aeiouylsz])\1$/.test(stem)) return stem.slice(0, -1);
  return shortEnd.test(stem) ? `${stem}e` : stem;
}

function stripSuffixes(input: string): string {
  let word = input;
  const y = /^(.+?)y$/.exec(word);
  if (y && hasVowel.test(y[1] as string)) word = `${y[1]}i`;
  for (const [pattern, endings] of [
    [step2End, step2],
    [step3End, step3],
  ] as const) {
    const match = pattern.exec(word);
    if (match && measureAbove0.test(match[1] as string)) word = `${match[1]}${endings[match[2] as string]}`;
  }
  const match = step4End.exec(word) ?? /^(.+?[st])(ion)$/.exec(word);
  if (match && measureAbove1.test(match[1] as string)) word = match[1] as string;
  const e = /^(.+?)e$/.exec(word);
  if (e) {
    const stem = e[1] as string;
    if (measureAbove1.test(stem) || (measureIs1.test(stem) && !shortEnd.test(stem))) word = stem;
  }
  return /ll$/.test(word) && measureAbove1.test(word) ? word.slice(0, -1) : word;
}

/** Stems a lower-case word. Short words, and words with digits or letters other than a–z, are returned unchanged. */
export function stem(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  const american =
    spellings.get(word) ??
    word.replace(/is(e[sd]?|ing|ation|ations|er|ers)$/, (ending, rest: string, at: number) =>
      // -ise after a long enough stem: customise, authorising; not: noise, raise, precise, advise.
      at >= 4 && !/(no|ra|prec|adv|dev|rev|superv|exerc|compr|prom|surpr|telev|adverti?)$/.test(word.slice(0, at))
        ? `iz${rest}`
        : ending,
    );
  return stripSuffixes(stripPastTense(stripPlural(american)));
}

/** Cached, because building an index needs the same stems many times. */
export const stemOnce = cached(stem, 50_000);
