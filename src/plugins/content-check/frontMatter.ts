import fs from 'node:fs/promises';
import path from 'node:path';
import {readFrontMatter} from '../../config/frontMatter';

/**
 * Finds what is wrong in the front matter of all pages. Here and not where Docusaurus reads a page, which would stop at the first of them
 * and print a hint on special characters with it, whatever is wrong.
 * @param siteDir that the paths in the answer are relative to.
 * @param folders below it; those that do not exist are passed over.
 * @returns what is wrong, with file, line and remedy, in the order of the paths.
 */
export async function findFrontMatterProblems(siteDir: string, folders: readonly string[]): Promise<string[]> {
  const lists = await Promise.all(
    folders.map(async (folder) => {
      const names = await fs.readdir(path.join(siteDir, folder), {recursive: true}).catch(() => []);
      return names.filter((name) => /\.mdx?$/.test(name)).map((name) => `${folder}/${name.replaceAll('\\', '/')}`);
    }),
  );
  const problems = await Promise.all(
    lists
      .flat()
      .sort()
      .map(async (file) => (await readFrontMatter(await fs.readFile(path.join(siteDir, file), 'utf8'), file)).problems),
  );
  return problems.flat();
}
