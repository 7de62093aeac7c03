import fs from 'node:fs/promises';
import path from 'node:path';
import {getStamp, isSameStamp} from '../fileStamp';
import type {Stamp} from '../fileStamp';
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
  /** By file: a page may be changed through the name that it has in the output folder. */
  pages: Record<string, Stamp | undefined>;
  result: unknown;
}

/** A second name for the same file costs next to nothing; on another disk, the page is copied. */
const linkOrCopy = (from: string, to: string) => fs.link(from, to).catch(() => fs.copyFile(from, to));

async function linkAll(pages: readonly string[], from: string, to: string): Promise<void> {
  const folders = new Set(pages.map((page) => path.dirname(path.join(to, page))));
  for (const folder of folders) await fs.mkdir(folder, {recursive: true});
  await Promise.all(pages.map((page) => linkOrCopy(path.join(from, page), path.join(to, page))));
}

async function listPages(outDir: string): Promise<Set<string>> {
  const files = await fs.readdir(outDir, {recursive: true});
  return new Set(files.filter((file) => file.endsWith('.html')));
}

/** @param folder holds the pages of one build, and `kept.json`, which is written last. */
export function createStore(folder: string): Store {
  const list = path.join(folder, 'kept.json');
  const pagesDir = path.join(folder, 'pages');
  return {
    listPages,

    async restore(key, outDir) {
      const kept = readJsonFile(list) as Kept | undefined;
      if (kept?.key !== key) return undefined;
      const pages = Object.keys(kept.pages);
      if (!pages.every((page) => isSameStamp(kept.pages[page], getStamp(path.join(pagesDir, page))))) return undefined;
      await linkAll(pages, pagesDir, outDir);
      return kept.result;
    },

    async keep(key, outDir, before, result) {
      const names = [...(await listPages(outDir))].filter((page) => !before.has(page)).sort();
      await fs.rm(folder, {recursive: true, force: true});
      await linkAll(names, outDir, pagesDir);
      const pages = Object.fromEntries(names.map((page) => [page, getStamp(path.join(pagesDir, page))]));
      writeJsonFile(list, {key, pages, result} satisfies Kept);
    },
  };
}
