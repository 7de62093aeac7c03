import type {IndexedSection, Stems} from './pageIndex';

/** A word of the query, for phrase matching. */
export interface PhraseWord {
  stem: string;
  importance: number;
}

/** The stems of a section's heading and text, computed once. */
export function getSectionSets(section: IndexedSection): {heading: ReadonlySet<string>; text: ReadonlySet<string>} {
  return (section.sets ??= {heading: new Set(section.heading), text: new Set(section.text)});
}

/** A query of at least this many words may be copied from a page. */
const sentenceLength = 5;

/** Finds sequences of the query's words in texts. */
export class PhraseMatcher {
  /** False for a single word. */
  readonly isPossible: boolean;
  /** Whether the query is long enough, including stop words, to be copied from a page. */
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
   * The longest sequence of query words that occurs in a text in the same order, as a share of the query's meaning.
   * @param known stems of the text, if the caller has them. Texts that cannot exceed `atLeast` are skipped.
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
   * Whether a text contains the query word for word.
   * @param known stems of the text.
   */
  isWhole(text: Stems, known: ReadonlySet<string>): boolean {
    if (!this.isPossible || this.words.some(({stem}) => !known.has(stem))) return false;
    return text.some((_, at) => this.words.every(({stem}, i) => text[at + i] === stem));
  }

  /** Upper bound for a text, from the words that it contains. */
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
