/** The sections that this reader's browser has, and the way to get another. */
import entries, {loadDocsLists} from '@generated/flat-client/sections';
import {addDocs} from './addSection';
import {findSections} from './findSections';
import type {SectionEntry} from './findSections';

const sections = entries.map(([prefix, chunk, load]): SectionEntry => ({prefix, chunk, load}));
const loaded = new Set<SectionEntry>();

/** Loads what a page's address stands for. Rejects where a file can't be had; the next call tries again. */
export async function loadSections(pathname: string): Promise<void> {
  await Promise.all(
    findSections(sections, pathname).map(async (section) => {
      if (loaded.has(section)) return;
      await section.load();
      loaded.add(section);
    }),
  );
}

/** Chunks of sections that a page needs and that are not here. */
export function getMissingChunks(pathname: string): string[] {
  return findSections(sections, pathname)
    .filter((section) => !loaded.has(section))
    .map(({chunk}) => chunk);
}

/** Fills the docs lists of global data up. */
export async function completeDocs(): Promise<void> {
  addDocs((await loadDocsLists()).default);
}
