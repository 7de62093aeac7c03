/** What the languages have in common for the resolver; `kotlin.ts` and its neighbors hold what each has of its own. */
import type {Token} from './tokens';

/** Names of parameters of a function literal, and the tokens between which they hold. */
export interface Lambda {
  names: {text: string; start: number}[];
  from: number;
  to: number;
}

export interface Language {
  name: 'kotlin' | 'java' | 'swift' | 'dart';
  /** `val name: Type`, or `Type name`. */
  declares: 'name first' | 'type first';
  /** What stands for the object of the class that the code is in. */
  self: RegExp;
  /** Whether a block behind a call is its last argument. */
  hasTrailingLambda: boolean;
  /** Members that no reference lists, as all objects, enumerations or exceptions have them. */
  universal: ReadonlySet<string>;
  /** How code may write a member of the data: `getCurrentTime` as `currentTime`. Undefined where only as it stands. */
  spell?: (member: string) => string | undefined;
  /**
   * Reads a function literal.
   * @param from the first token of an argument, or the brace of a trailing lambda.
   * @returns undefined if there is none.
   */
  readLambda: (tokens: readonly Token[], from: number) => Lambda | undefined;
}

export function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
