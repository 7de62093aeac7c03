import {readJsonFile, writeJsonFile} from '../jsonFile';

/** Texts by key, between builds. */
export interface Store {
  read(): ReadonlyMap<string, string>;
  /** Keeps these, and no others. */
  write(texts: ReadonlyMap<string, string>): void;
}

/** @param file holds all texts as JSON. */
export function createStore(file: string): Store {
  return {
    read: () => new Map(readJsonFile(file) as [string, string][] | undefined),
    write: (texts) =>
      writeJsonFile(
        file,
        [...texts].sort(([a], [b]) => (a < b ? -1 : 1)),
      ),
  };
}
