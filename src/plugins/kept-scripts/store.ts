import fs from 'node:fs';
import path from 'node:path';

/** Texts by key, between builds. */
export interface Store {
  read(): ReadonlyMap<string, string>;
  /** Keeps these, and no others. */
  write(texts: ReadonlyMap<string, string>): void;
}

/** @param file holds all texts as JSON. */
export function createStore(file: string): Store {
  return {
    read() {
      try {
        return new Map(JSON.parse(fs.readFileSync(file, 'utf8')) as [string, string][]);
      } catch {
        // Not there, or not whole.
        return new Map();
      }
    },

    write(texts) {
      fs.mkdirSync(path.dirname(file), {recursive: true});
      // In one step, as another build may read it.
      const written = `${file}.${process.pid}`;
      fs.writeFileSync(written, JSON.stringify([...texts].sort(([a], [b]) => (a < b ? -1 : 1))));
      fs.renameSync(written, file);
    },
  };
}
