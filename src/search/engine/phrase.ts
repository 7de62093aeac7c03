import type {IndexedSection, Stems} from './pageIndex';

/** A word of the query as phrases see it. */
export interface PhraseWord {
  stem: string;
  importance: number;
}

/** The stems of a section's heading and text, made once. */
export function getSectionSets(section: IndexedSection): {heading: ReadonlySet<string>; text: ReadonlySet<string>} {
  return (section.sets ??= {heading: new Set(section.heading), text: new Set(section.text)});
}

/** From this many words on, a query may be copied from a page. */
const sentenceLength = 5;

/** Finds runs of the query's words in texts. */
export class PhraseMatcher {
  /** One word is no phrase. */
  readonly isPossible: boolean;
  /** So long, words without meaning counted, that it may be copied from a page. */
  readonly isSentence: boolean;
  private readonly total: number;
  private readonly positions = new Map<string, number[]>();

  constructor(private readonly words: readonly PhraseWord[]) {
    this.total = words.reduce((sum, {importance}) => sum + importance, 0);
    this.isPossible = words.length > 1 && this.total > 0;
    this.isSentence = words.length >= sentenceLength;
    words.forEach(({stem}, i) => {
      const list = this.positions.get(stem);
      if (list) list.push(i);
      else this.positions.set(stem, [i]);
    });
  }

  /**
   * The longest run of the query's words that stands in a text in the same order, as a share of the query's meaning.
   * @param known stems of the text, where the caller has them: texts that cannot do better than `atLeast` are not read.
   */
  getShare(text: Stems, known?: ReadonlySet<string>, atLeast = 0): number {
    if (!this.isPossible || text.length < 2) return 0;
    if (known && this.getMost(known) <= atLeast) return 0;
    let best = 0;
    for (let at = 0; at < text.length - 1; at++) {
      const starts = this.positions.get(text[at] as string);
      if (starts) for (const start of starts) best = Math.max(best, this.getRun(text, at, start));
    }
    return best / this.total;
  }

  /**
   * Whether a text has the query word by word.
   * @param known stems of the text.
   */
  isWhole(text: Stems, known: ReadonlySet<string>): boolean {
    if (!this.isPossible || this.words.some(({stem}) => !known.has(stem))) return false;
    return text.some((_, at) => this.words.every(({stem}, i) => text[at + i] === stem));
  }

  /** What a text could have at most, by the words that it has. */
  private getMost(known: ReadonlySet<string>): number {
    let sum = 0;
    let count = 0;
    for (const {stem, importance} of this.words) {
      if (!known.has(stem)) continue;
      sum += importance;
      count++;
    }
    return count > 1 ? sum / this.total : 0;
  }

  private getRun(text: Stems, at: number, start: number): number {
    let length = 0;
    let weight = 0;
    while (start + length < this.words.length && text[at + length] === this.words[start + length]?.stem) {
      weight += this.words[start + length]?.importance ?? 0;
      length++;
    }
    return length > 1 ? weight : 0;
  }
}
