/**
 * Checks the code samples of the pages.
 *
 *   npm run samples                    every page
 *   npm run samples -- docs/faq        a folder or a file
 *   npm run samples -- --changed       pages that differ from what is committed
 *   npm run samples -- --changed=main  …or from a branch
 *   npm run samples -- --json          the report as JSON
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {runCommand} from '../runCommand';
import {checkSamples} from './check';
import {choosePages, findPagesWithSamples, noPageDiffers, repositoryRoot} from './pages';
import {formatReport} from './report';

/** Above this share of samples that are not checked, the checks no longer mean much. */
const maximumOffShare = 0.03;

async function main(args: string[]): Promise<number> {
  const unknown = args.find((argument) => argument.startsWith('-') && !/^--(json|changed(=.+)?)$/.test(argument));
  if (unknown)
    throw new Error(`Unknown option ${unknown}. Known: --changed, --changed=<branch>, --json, and paths of pages.`);
  const root = repositoryRoot;
  const all = findPagesWithSamples(root);
  if (all.length === 0) throw new Error('No pages found: is this the repository with docs/?');
  const pages = choosePages(all, args, root);
  if (pages.length === 0) {
    console.log(noPageDiffers);
    return 0;
  }
  const report = await checkSamples(
    pages.map((page) => ({page, text: readFileSync(path.join(root, page), 'utf8')})),
    root,
  );
  console.log(args.includes('--json') ? JSON.stringify(report, undefined, 2) : formatReport(report));
  const isWholeSite = pages.length === all.length;
  if (isWholeSite && report.samples === 0) {
    console.error('No sample was found on any page; the checker may have stopped seeing them.');
    return 1;
  }
  // On a few pages one such sample is a large share; the limit is for the site.
  if (isWholeSite && report.samples > 300 && report.off.length / report.samples > maximumOffShare) {
    console.error(`More than ${maximumOffShare * 100} % of the samples are off; make some of them check again.`);
    return 1;
  }
  // A person may go on without a compiler; what lands has been compiled.
  if (report.missing.length > 0 && process.env.CI) return 1;
  return report.problems.length > 0 ? 1 : 0;
}

runCommand(main);
