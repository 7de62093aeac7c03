/** Keeps the index of each version between builds: making it takes as long as everything else that is done before bundling. */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {shardFormat} from '../content/shards';
import type {IndexTools, VersionSource} from '../content/build';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** @returns `undefined` if the file is missing or incomplete. */
function readEntry(file: string): Entry | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Entry;
  } catch {
    return undefined;
  }
}

/** Writes the file in one step, because another build may read it. */
function writeEntry(file: string, entry: Entry): void {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  const written = `${file}.${process.pid}`;
  fs.writeFileSync(written, JSON.stringify(entry));
  fs.renameSync(written, file);
}

/** JSON of a version's index. */
export interface IndexFiles {
  heads: string;
  texts: string;
}

interface Entry {
  key: string;
  /** Partials that pages asked for: page, path in the import, hash of the text or nothing. */
  partials: [page: number, importPath: string, hash: string | null][];
  files: IndexFiles;
}

export interface IndexCache {
  /** The version's index as it was made before from the same pages, partials and code, else a new one. */
  get(version: VersionSource, tools: IndexTools, build: (tools: IndexTools) => IndexFiles): IndexFiles;
}

/**
 * @param folder where the indexes are kept, one file for each version.
 * @param makers a hash of what makes the index: code, and the site's knowledge.
 */
export function createIndexCache(folder: string, makers: string): IndexCache {
  const made = [process.version, shardFormat, makers];

  return {
    get(version, tools, build) {
      const key = hash(JSON.stringify([made, version]));
      const file = path.join(folder, `${version.tag}.json`);
      const numbers = new Map(version.pages.map((page, number) => [page, number]));
      const hashPartial = (text: string | undefined) => (text === undefined ? null : hash(text));
      const entry = readEntry(file);
      const isSame =
        entry?.key === key &&
        entry.partials.every(([number, importPath, before]) => {
          const page = version.pages[number];
          return page && hashPartial(tools.readPartial(page, importPath)) === before;
        });
      if (isSame) return entry.files;
      const partials: Entry['partials'] = [];
      const files = build({
        ...tools,
        readPartial: (page, importPath) => {
          const text = tools.readPartial(page, importPath);
          partials.push([numbers.get(page) ?? -1, importPath, hashPartial(text)]);
          return text;
        },
      });
      writeEntry(file, {key, partials, files});
      return files;
    },
  };
}
