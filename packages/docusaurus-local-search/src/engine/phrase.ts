import {hasSorted} from './sorted';
import type {Positions} from './positions';

/** A word of the query, for phrase matching. */
export interface PhraseWord {
  stem: string;
  importance: number;
}

/** A sequence of the query's words in a text. */
export interface PhraseMatch {
  /** Its share of the query's meaning. */
  share: number;
  /** Whether it is the whole query, word for word. */
  isWhole: boolean;
}

/** A query of at least this many words may be copied from a page. */
const sentenceLength = 5;

/** A sequence, while it is being followed. */
interface Run {
  length: number;
  weight: number;
}

/** Finds sequences of the query's words in texts. */
export class PhraseMatcher {
  /** False for a single word. */
  readonly isPossible: boolean;
  /** Whether the query is long enough, including stop words, to be copied from a page. */
  readonly isSentence: boolean;
  private readonly total: number;

  constructor(private readonly words: readonly PhraseWord[]) {
    this.total = words.reduce((sum, {importance}) => sum + importance, 0);
    this.isPossible = words.length > 1 && this.total > 0;
    this.isSentence = words.length >= sentenceLength;
  }

  /**
   * The longest sequence of query words in the same order, in each field. It looks at pairs of neighbors: the places of
   * the rarer one are checked for the other, so that common words cost little.
   */
  find({places, starts}: Positions): PhraseMatch[] {
    const found = starts.map((): PhraseMatch => ({share: 0, isWhole: false}));
    if (!this.isPossible) return found;
    const {words, total} = this;
    // By where the query would start: the pairs of one sequence have it in common.
    let runs = new Map<number, Run>();
    let first = places.get((words[0] as PhraseWord).stem);
    for (let i = 1; i < words.length; i++) {
      const word = words[i] as PhraseWord;
      const second = places.get(word.stem);
      const continued = new Map<number, Run>();
      for (const at of first && second ? getNeighbors(first, second) : []) {
        const before = runs.get(at - i) ?? {length: 1, weight: (words[i - 1] as PhraseWord).importance};
        const run = {length: before.length + 1, weight: before.weight + word.importance};
        continued.set(at - i, run);
        const field = found[getField(starts, at)] as PhraseMatch;
        field.share = Math.max(field.share, run.weight / total);
        field.isWhole ||= run.length === words.length;
      }
      runs = continued;
      first = second;
    }
    return found;
  }
}

/** The number of the field that a place lies in. */
function getField(starts: readonly number[], at: number): number {
  let field = starts.length - 1;
  while (at < (starts[field] as number)) field--;
  return field;
}

/** The places of a word that another word follows. */
function getNeighbors(first: readonly number[], second: readonly number[]): number[] {
  return first.length <= second.length
    ? first.filter((at) => hasSorted(second, at + 1))
    : second.filter((at) => hasSorted(first, at - 1)).map((at) => at - 1);
}
