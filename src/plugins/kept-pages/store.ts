import fs from 'node:fs/promises';
import path from 'node:path';
import {readJsonFile, writeJsonFile} from '../jsonFile';

export interface Store {
  /** Puts the pages of the same key into the output folder. */
  restore(key: string, outDir: string): Promise<unknown>;
  /** HTML files of the output folder. */
  listPages(outDir: string): Promise<Set<string>>;
  /** Keeps the pages that were added to the output folder, in the place of those kept before. */
  keep(key: string, outDir: string, before: ReadonlySet<string>, result: unknown): Promise<void>;
}

interface Kept {
  key: string;
  pages: string[];
  result: unknown;
}

async function copyAll(pages: readonly string[], from: string, to: string): Promise<void> {
  const folders = new Set(pages.map((page) => path.dirname(path.join(to, page))));
  for (const folder of folders) await fs.mkdir(folder, {recursive: true});
  await Promise.all(pages.map((page) => fs.copyFile(path.join(from, page), path.join(to, page))));
}

async function listPages(outDir: string): Promise<Set<string>> {
  const files = await fs.readdir(outDir, {recursive: true});
  return new Set(files.filter((file) => file.endsWith('.html')));
}

/** @param folder holds the pages of one build, and `kept.json`, which is written last. */
export function createStore(folder: string): Store {
  const list = path.join(folder, 'kept.json');
  return {
    listPages,

    async restore(key, outDir) {
      const kept = readJsonFile(list) as Kept | undefined;
      if (kept?.key !== key) return undefined;
      try {
        await copyAll(kept.pages, path.join(folder, 'pages'), outDir);
        return kept.result;
      } catch {
        // Not whole: all pages are rendered, over those that were copied.
        return undefined;
      }
    },

    async keep(key, outDir, before, result) {
      const pages = [...(await listPages(outDir))].filter((page) => !before.has(page)).sort();
      await fs.rm(folder, {recursive: true, force: true});
      await copyAll(pages, outDir, path.join(folder, 'pages'));
      writeJsonFile(list, {key, pages, result} satisfies Kept);
    },
  };
}
