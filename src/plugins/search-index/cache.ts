/** Keeps the index of each version between builds: making it takes as long as everything else that is done before bundling. */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {hashFiles} from '../hashFiles';
import {readJsonFile, writeJsonFile} from '../jsonFile';
import type {IndexTools, VersionSource} from '../../search/content/build';

const src = path.resolve(__dirname, '../..');
/** What the index is made by, below `src/`. */
const makers = ['plugins/search-index', 'search', 'platforms', 'memoize.ts', 'withSlash.ts'];

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** A hash of the code that makes the index, and of what runs it. */
function hashMakers(): string {
  const code = hashFiles(src, makers, (file) => /\.(ts|json)$/.test(file));
  const docusaurus = fs.readFileSync(require.resolve('@docusaurus/utils/package.json'), 'utf8');
  return hash([process.version, docusaurus, code].join('\n'));
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

/** @param folder where the indexes are kept, one file for each version. */
export function createIndexCache(folder: string): IndexCache {
  const made = hashMakers();

  return {
    get(version, tools, build) {
      const key = hash(JSON.stringify([made, version]));
      const file = path.join(folder, `${version.tag}.json`);
      const numbers = new Map(version.pages.map((page, number) => [page, number]));
      const hashPartial = (text: string | undefined) => (text === undefined ? null : hash(text));
      const entry = readJsonFile(file) as Entry | undefined;
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
      writeJsonFile(file, {key, partials, files} satisfies Entry);
      return files;
    },
  };
}
