import fs from 'node:fs/promises';
import path from 'node:path';
import {createArchive} from './archive';
import {createPack} from './pack';
import type {PackPage, PackSubject} from './pack';
import {parseRules} from './rules';

/** Path of the rules, from the site's root. A site without the file has no packs. */
export const rulesFile = 'packs/rules.yml';

/** Place of a pack's index in the build. */
export const getIndexName = (name: string): string => `packs/${name}/AGENTS.md`;

/**
 * Writes each pack as a folder and as a zip archive beside it.
 * @param subjects with the addresses of the lists of all pages.
 * @param origin of the site, without a slash at its end.
 * @param getPage the page of a site path; undefined where there is none.
 * @returns names of the packs that were written.
 * @throws Error as {@link parseRules} and {@link createPack} do.
 */
export async function writePacks(
  siteDir: string,
  outDir: string,
  subjects: readonly (PackSubject & {lists: readonly string[]})[],
  origin: string,
  getPage: (url: string) => PackPage | undefined,
): Promise<ReadonlySet<string>> {
  const text = await fs.readFile(path.join(siteDir, rulesFile), 'utf8').catch(() => undefined);
  if (text === undefined) return new Set();
  const source = parseRules(text, rulesFile);
  const packs = subjects
    .map((subject) => ({name: subject.name, files: createPack(subject, source, subject.lists, origin, getPage)}))
    .filter(({files}) => files.length);
  await Promise.all(
    packs.map(async ({name, files}) => {
      const dir = path.join(outDir, 'packs', name);
      for (const file of files) {
        await fs.mkdir(path.dirname(path.join(dir, file.name)), {recursive: true});
        await fs.writeFile(path.join(dir, file.name), file.text);
      }
      await fs.writeFile(`${dir}.zip`, createArchive(name, files));
    }),
  );
  return new Set(packs.map(({name}) => name));
}
