/** What the resolver finds in a sample. */

/** A name of the sample that is a symbol of the SDK. */
export interface SymbolUse {
  /** Offsets of the name in the code. */
  start: number;
  end: number;
  /** Id of the type in `reference/data`; of a member, the type that declares it. */
  type: string;
  /** The member's name in the data, which may differ from what stands in the code: `getCurrentTime` for `currentTime`. */
  member?: string;
}

export interface SymbolProblem {
  offset: number;
  /** What is wrong, which versions have the name, and the nearest right one. */
  message: string;
}

export interface Resolution {
  /** In the order they were found. Names that several types of a version share are left out. */
  uses: SymbolUse[];
  /** Members that were looked up and found. */
  resolved: number;
  /** Members of what is provably not the SDK's: another library's types, the language's own. */
  foreign: number;
  /** Members whose receiver is of no known type. */
  unknown: number;
  problems: SymbolProblem[];
}

export function createResolution(): Resolution {
  return {uses: [], resolved: 0, foreign: 0, unknown: 0, problems: []};
}
