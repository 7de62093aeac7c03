import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {findLostQuotes, getEvidenceFile, parseEvidence} from '../../../src/evidence/evidence';
import {listFiles} from '../../samples/pages';
import type {Finding, Page, Rule, SiteRule} from '../types';

/** A page's evidence is well formed, and quotes words that the page still has. */
export const evidence: Rule = {
  name: 'evidence',
  check: (page, {root}) => {
    const file = getEvidenceFile(page.file);
    const full = path.join(root, file);
    return existsSync(full) ? checkEvidence(page, file, readFileSync(full, 'utf8')) : [];
  },
};

/**
 * Checks one evidence file against its page.
 * @param file the evidence file, as findings name it.
 * @param text its content.
 */
export function checkEvidence(page: Pick<Page, 'text'>, file: string, text: string): Finding[] {
  const {claims, problems} = parseEvidence(text);
  const findings: Finding[] = problems.map((problem) => ({file, column: 1, ...problem}));
  for (const {line, quote} of findLostQuotes(claims, page.text)) {
    findings.push({
      file,
      line,
      column: 1,
      problem: `the page no longer says "${quote}"`,
      remedy: 'Check the new words against the source, then quote them; remove the row if the claim is gone.',
    });
  }
  return findings;
}

/** Every evidence file belongs to a page. */
export const evidenceOrphans: SiteRule = {
  name: 'evidence-orphans',
  check: ({root, pages}) => {
    const known = new Set([...pages.keys()].map(getEvidenceFile));
    return listFiles(root, 'evidence')
      .filter((file) => file.endsWith('.yml') && !known.has(file))
      .map((file) => ({
        file,
        line: 1,
        column: 1,
        problem: 'no page has this path',
        remedy: 'Move the file to the path of its page, or remove it.',
      }));
  },
};
