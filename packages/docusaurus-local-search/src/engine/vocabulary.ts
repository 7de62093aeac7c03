import {getEditDistance} from '../text/distance';
import {findPlace} from './sorted';

export interface Correction {
  word: string;
  edits: number;
}

/** All words of the pages as written, for completion and spelling correction. */
export class Vocabulary {
  private readonly counts = new Map<string, number>();
  private sorted: string[] | undefined;
  /** Letters of each word as a bit mask, to skip words that differ in too many letters. */
  private readonly letters = new Map<string, number>();
  private readonly corrections = new Map<string, Correction[]>();

  add(word: string): void {
    const count = this.counts.get(word);
    if (count === undefined) {
      this.sorted = undefined;
      if (this.corrections.size) this.corrections.clear();
    }
    this.counts.set(word, (count ?? 0) + 1);
  }

  has(word: string): boolean {
    return this.counts.has(word);
  }

  count(word: string): number {
    return this.counts.get(word) ?? 0;
  }

  get size(): number {
    return this.counts.size;
  }

  /** Prepares the data that the first search needs. */
  prepare(): void {
    this.sorted ??= [...this.counts.keys()].sort();
    for (const word of this.sorted) this.getLettersOf(word);
  }

  /** The most frequent words that start with a prefix and are longer than it. */
  complete(prefix: string, limit: number): string[] {
    this.sorted ??= [...this.counts.keys()].sort();
    const {sorted} = this;
    const found: string[] = [];
    for (let i = findPlace(sorted, prefix); i < sorted.length && sorted[i]?.startsWith(prefix); i++) {
      if (sorted[i] !== prefix) found.push(sorted[i] as string);
    }
    return found.sort((a, b) => this.count(b) - this.count(a)).slice(0, limit);
  }

  /**
   * Spelling corrections, fewest edits first, then the most frequent.
   * At most one edit, or two from eight letters on; only the words with the fewest edits.
   */
  correct(word: string, limit: number): Correction[] {
    const known = this.corrections.get(word);
    if (known) return known;
    const allowed = word.length < 3 || /\d/.test(word) ? 0 : word.length < 8 ? 1 : 2;
    const found: Correction[] = [];
    if (allowed > 0) {
      const letters = getLetters(word);
      for (const candidate of this.counts.keys()) {
        if (candidate.length < 3 || Math.abs(candidate.length - word.length) > allowed) continue;
        if (countBits(letters ^ this.getLettersOf(candidate)) > 2 * allowed) continue;
        const edits = getEditDistance(word, candidate, allowed);
        // In a three-letter word any letter matters; only transpositions are corrected.
        if (word.length === 3 && !isAnagram(word, candidate)) continue;
        if (edits <= allowed) found.push({word: candidate, edits});
      }
    }
    const fewest = Math.min(...found.map(({edits}) => edits));
    const best = found
      .filter(({edits}) => edits === fewest)
      // The first letter is rarely mistyped.
      .sort(
        (a, b) =>
          Number(b.word[0] === word[0]) - Number(a.word[0] === word[0]) || this.count(b.word) - this.count(a.word),
      )
      .slice(0, limit);
    if (this.corrections.size > 500) this.corrections.clear();
    this.corrections.set(word, best);
    return best;
  }

  private getLettersOf(word: string): number {
    let letters = this.letters.get(word);
    if (letters === undefined) this.letters.set(word, (letters = getLetters(word)));
    return letters;
  }

  /** Splits a word into two known words: `googleima`. */
  split(word: string): [string, string] | undefined {
    let best: [string, string] | undefined;
    let bestCount = 0;
    for (let i = 3; i <= word.length - 2; i++) {
      const left = word.slice(0, i);
      const right = word.slice(i);
      const count = Math.min(this.count(left), this.count(right));
      if (count > Math.max(1, bestCount)) {
        best = [left, right];
        bestCount = count;
      }
    }
    return best;
  }
}

/** Bits 0 to 25 for the letters, bit 26 for anything else. */
function getLetters(word: string): number {
  let bits = 0;
  for (let i = 0; i < word.length; i++) {
    const letter = word.charCodeAt(i) - 97;
    bits |= 1 << (letter >= 0 && letter < 26 ? letter : 26);
  }
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function isAnagram(a: string, b: string): boolean {
  return [...a].sort().join('') === [...b].sort().join('');
}
