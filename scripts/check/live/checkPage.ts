import type {LiveFinding} from '../../../src/plugins/dev-findings/types';
import {getEvidenceFile} from '../../../src/evidence/evidence';
import {lint} from '../../lint-docs/lint';
import {loadSite} from '../../lint-docs/site';
import {toFinding} from '../changed/findings';

/**
 * The slower checks of a page: front matter, links, words, symbols in prose, evidence. The whole site is read again, because the
 * targets of links may have changed; that is fast.
 * @returns the findings, and the files that they depend on.
 */
export async function checkPage(root: string, file: string): Promise<{findings: LiveFinding[]; files: string[]}> {
  const site = loadSite(root);
  const page = site.pages.get(file);
  if (!page) return {findings: [], files: [file]};
  const findings = (await lint(site, [file])).map(toFinding);
  return {findings, files: [file, getEvidenceFile(file), ...page.imports]};
}
