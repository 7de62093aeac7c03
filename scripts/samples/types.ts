/** What the sample checker passes between its parts. */

/** The version that a page belongs to (`current`, `v6` …); it decides which typings its samples compile against. */
export type SampleVersion = string;

/** One tab that a fence stands in: `{group: 'platform', value: 'web'}`. */
export interface TabPlace {
  group: string;
  value: string;
}

/** What a writer says about a sample on the line that opens the fence. */
export interface FenceMeta {
  /** `title="src/player.ts"`, shown above the code. */
  title?: string;
  /** `file="src/player.ts"`: the name that other samples of the page import it by; shown as the title where there is none. */
  file?: string;
  /** `include="path"`: the sample is this file, from the repository root; the build puts it in (plugins/include-file). */
  include?: string;
  /** `setup="id"`: hidden code from `scripts/samples/setups/id.ts` that the sample builds on. */
  setup?: string;
  /** `globals="THEOplayer"`: names that a script tag gives the page. */
  globals: string[];
  /** The reason of `check="off: reason"`. */
  offReason?: string;
  /** What is wrong with the metadata itself. */
  errors: string[];
}

export interface Fence {
  /** Path from the repository root, with `/`. */
  page: string;
  version: SampleVersion;
  /** Place among the fences of the page, from 0. */
  index: number;
  /** As written, in lower case. */
  language: string;
  meta: FenceMeta;
  /** Line of the page (from 1) that the first line of code stands on. */
  line: number;
  /** How many characters of indentation were taken off each line. */
  indent: number;
  code: string;
  /** From the outermost tab to the innermost. */
  tabs: TabPlace[];
}

/** Something wrong at a place in a sample: line and column count from 1, within the code. */
export interface CodeProblem {
  line: number;
  column: number;
  message: string;
}

/** Something wrong at a place in a page. */
export interface PageProblem {
  page: string;
  line: number;
  column: number;
  language: string;
  message: string;
  /** The line of the sample that the message is about. */
  source: string;
}

/** A parser for one language. */
export type SyntaxCheck = (code: string) => Promise<CodeProblem[]> | CodeProblem[];
