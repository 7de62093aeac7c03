import {readFileSync} from 'node:fs';
import path from 'node:path';
import {checkSamples} from '../../samples/check';
import {findPagesWithSamples} from '../../samples/pages';
import type {CheckFinding} from './findings';

/**
 * Checks the samples of those of the files that are pages.
 * @param files paths from the root.
 */
export async function checkPageSamples(root: string, files: readonly string[]): Promise<CheckFinding[]> {
  const all = new Set(findPagesWithSamples(root));
  const pages = files.filter((file) => all.has(file));
  if (pages.length === 0) return [];
  const texts = pages.map((page) => ({page, text: readFileSync(path.join(root, page), 'utf8')}));
  const {problems, missing} = await checkSamples(texts, root);
  missing.forEach((line) => console.log(line));
  return problems.map(({page, line, column, language, message, source}) => ({
    file: page,
    line,
    column,
    rule: language,
    problem: message,
    remedy: '',
    source,
  }));
}
