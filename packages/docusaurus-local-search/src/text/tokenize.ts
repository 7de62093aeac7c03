/** Splits text into words, in the same way for pages and queries. */
import type {SearchKnowledge} from '../knowledge/types';

/** Names in many fields whose capitals do not separate parts. Lower case. */
const wholeNames = (
  'javascript typescript youtube wordpress github stackoverflow iphone ipad ipados ios tvos macos visionos watchos webassembly ' +
  'vuejs nuxtjs angularjs nodejs nextjs webkit webview iframe xcode cocoapods'
).split(' ');

export interface Words {
  /** The words in order, lower case; phrases consist of these. */
  sequence: string[];
  /** Additional forms: parts of camelCase names, and dotted and dashed names as one word. */
  extras: string[];
}

const compound = /[\p{L}\p{N}]+(?:[._\-'’/:][\p{L}\p{N}]+)*/gu;

/** A word as written, its dotted and dashed parts, and other forms. */
export interface Word {
  parts: readonly {lower: string; humps: readonly string[]}[];
  /** `read-only` as one word; missing if there is one part, or so many that it is a path. */
  joined?: string;
}

export interface Tokenizer {
  /** Parts of a camelCase or PascalCase name: `ABRStrategy` gives ABR and Strategy, `onPlayerError` on, Player and Error. */
  splitCamelCase(name: string): string[];
  /** Parses one word, with punctuation inside it. */
  readWord(raw: string): Word;
  /**
   * Parses the words of a text, in order.
   * @param read parses one word; pass a cached function when reading many texts.
   */
  readWords(text: string, read?: (raw: string) => Word): Generator<Word>;
  /**
   * Splits text into words.
   * `EXT-X-DATERANGE` gives ext, x, daterange and, as an extra, extxdaterange; `player.textTracks` gives player,
   * texttracks and, as extras, text, tracks.
   * @param read see `readWords`.
   */
  tokenize(text: string, read?: (raw: string) => Word): Words;
}

/** @param knowledge names that are one word on this site. */
export function createTokenizer(knowledge: Pick<SearchKnowledge, 'wholeNames' | 'prefixes'> = {}): Tokenizer {
  const whole = new Set([...wholeNames, ...(knowledge.wholeNames ?? [])]);
  const prefix = knowledge.prefixes?.length ? new RegExp(`^(?:${knowledge.prefixes.join('|')})(?=[a-z])`) : undefined;

  function splitCamelCase(name: string): string[] {
    if (!/\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u.test(name)) return [name];
    const joined = prefix ? name.replace(prefix, (found) => found.charAt(0) + found.slice(1).toLowerCase()) : name;
    if (whole.has(joined.toLowerCase())) return [joined];
    return joined.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+/gu) ?? [name];
  }

  function readWord(raw: string): Word {
    const word = raw.replace(/['’](s|t|re|ve|ll|d|m)\b/gi, (_, rest: string) => (/^t$/i.test(rest) ? 't' : ''));
    const pieces = word.split(/[._\-'’/:]+/).filter(Boolean);
    const parts = pieces.map((piece) => {
      const humps = splitCamelCase(piece);
      return {lower: piece.toLowerCase(), humps: humps.length > 1 ? humps.map((hump) => hump.toLowerCase()) : []};
    });
    const joined =
      pieces.length > 1 && pieces.length < 4 && !/[/:]/.test(raw) ? pieces.join('').toLowerCase() : undefined;
    return joined === undefined ? {parts} : {parts, joined};
  }

  function* readWords(text: string, read = readWord): Generator<Word> {
    for (const [raw] of text.normalize('NFKC').matchAll(compound)) yield read(raw);
  }

  function tokenize(text: string, read = readWord): Words {
    const sequence: string[] = [];
    const extras: string[] = [];
    for (const {parts, joined} of readWords(text, read)) {
      for (const {lower, humps} of parts) {
        sequence.push(lower);
        extras.push(...humps);
      }
      if (joined !== undefined) extras.push(joined);
    }
    return {sequence, extras};
  }

  return {splitCamelCase, readWord, readWords, tokenize};
}
