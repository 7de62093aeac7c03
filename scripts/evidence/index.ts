/**
 * Shows what the pages' claims rest on (`evidence/`).
 *
 *   npm run evidence                                pages and rows of each section
 *   npm run evidence -- --missing                   names the pages without evidence too
 *   npm run evidence -- --source THEOplayer/web-ui  all claims that rest on a source, to read again when it changes
 *   npm run evidence -- --open docs/faq             sentences of these pages that may be claims and have no row
 *
 * `npm run lint:docs` checks that the quotes are still on their pages.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {getEvidenceFile, parseEvidence} from '../../src/evidence/evidence';
import {parsePage} from '../lint-docs/parsePage';
import {runCommand} from '../runCommand';
import {findPages, repositoryRoot} from '../samples/pages';
import {countCoverage, findClaims} from '../../src/evidence/coverage';
import {findOpenSentences} from './openSentences';
import type {PageEvidence} from '../../src/evidence/coverage';

function readEvidence(page: string): PageEvidence {
  const file = path.join(repositoryRoot, getEvidenceFile(page));
  return {page, claims: existsSync(file) ? parseEvidence(readFileSync(file, 'utf8')).claims : undefined};
}

/** Lists the sentences without a row of a page, or of the pages of a folder. */
function listOpen(pages: readonly PageEvidence[], place: string): number {
  const folder = place.replace(/\/$/, '');
  const chosen = pages.filter(({page}) => page === folder || page.startsWith(`${folder}/`));
  if (chosen.length === 0) throw new Error(`"${place}" is no page and no folder of pages. Write it as docs/faq.`);
  let count = 0;
  for (const {page, claims = []} of chosen) {
    const quotes = claims.map(({quote}) => quote);
    const source = readFileSync(path.join(repositoryRoot, page), 'utf8');
    const open = findOpenSentences(parsePage(page, source), quotes);
    count += open.length;
    open.forEach(({line, text}) => console.log(`${page}:${line}: ${text}`));
  }
  console.log(`${count} without a row, ${chosen.length === 1 ? 'one page' : `${chosen.length} pages`}`);
  return 0;
}

function main(args: string[]): number {
  const {values} = parseArgs({
    args,
    options: {source: {type: 'string'}, open: {type: 'string'}, missing: {type: 'boolean', default: false}},
  });
  // The contributing guide is about this repository, which is its source.
  const pages = findPages(repositoryRoot)
    .filter((page) => !page.startsWith('contributing/'))
    .map(readEvidence);
  if (values.open !== undefined) return listOpen(pages, values.open);
  if (values.source !== undefined) {
    const found = findClaims(pages, values.source);
    for (const {page, claim} of found) {
      console.log(`${getEvidenceFile(page)}:${claim.line}\n  ${claim.quote}\n  ${claim.source.join('\n  ')}`);
    }
    console.log(`${found.length} claim${found.length === 1 ? '' : 's'} from ${values.source}`);
    return found.length > 0 ? 0 : 1;
  }
  const sections = countCoverage(pages.map(({page, claims}) => ({page, rows: claims?.length})));
  for (const {section, pages: all, covered, rows, missing} of sections) {
    console.log(`${section.padEnd(46)} ${covered} of ${all} pages, ${rows} rows`);
    if (values.missing) missing.forEach((page) => console.log(`    ${page}`));
  }
  const sum = (key: 'pages' | 'covered' | 'rows') => sections.reduce((total, section) => total + section[key], 0);
  console.log(`${'All'.padEnd(46)} ${sum('covered')} of ${sum('pages')} pages, ${sum('rows')} rows`);
  return 0;
}

runCommand(main);
