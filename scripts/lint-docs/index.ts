/**
 * Checks the pages: front matter, headings, links, words, parts.
 *
 *   npm run lint:docs                   every page
 *   npm run lint:docs -- docs/faq       a folder or a file
 *   npm run lint:docs -- --changed      pages that differ from what is committed
 *   npm run lint:docs -- --fix          fixes what is safe to fix
 *   npm run lint:docs -- --rule=links   one rule (may be repeated)
 *   npm run lint:docs -- --unmentioned   names the guides that leave a platform out of "platforms:"
 *   npm run lint:docs -- --json
 */
import {runCommand} from '../runCommand';
import {choosePages, noPageDiffers, repositoryRoot} from '../samples/pages';
import {formatReport, lint, writeFixes} from './lint';
import {pageRules, siteRules} from './rules';
import {loadSite} from './site';
import type {Report} from './types';
import {findUnmentioned, formatUnmentioned} from './unmentioned';

async function main(args: string[]): Promise<number> {
  const unknown = args.find(
    (argument) => argument.startsWith('-') && !/^--(json|fix|unmentioned|changed(=.+)?|rule=.+)$/.test(argument),
  );
  if (unknown)
    throw new Error(
      `Unknown option ${unknown}. Known: --changed, --changed=<branch>, --fix, --rule=<name>, --unmentioned, --json, and paths of pages.`,
    );
  const rules = args
    .filter((argument) => argument.startsWith('--rule='))
    .map((argument) => argument.slice('--rule='.length));
  const names = [...pageRules, ...siteRules].map(({name}) => name).concat('sidebars');
  const wrong = rules.find((rule) => !names.includes(rule));
  if (wrong) throw new Error(`Unknown rule "${wrong}". Known: ${names.join(', ')}.`);
  const root = repositoryRoot;
  const started = performance.now();
  const site = loadSite(root);
  if (site.pages.size === 0) throw new Error('No pages found: is this the repository with docs/?');
  const files = choosePages([...site.pages.keys()], args, root);
  if (files.length === 0) {
    console.log(noPageDiffers);
    return 0;
  }
  let reports = await lint(site, files, rules.length > 0 ? rules : undefined);
  if (args.includes('--fix')) reports = writeFixes(reports, root);
  if (args.includes('--json')) console.log(JSON.stringify({pages: files.length, findings: reports}, undefined, 2));
  else {
    reports.forEach((report) => console.log(formatReport(report)));
    const pages = files.flatMap((file) => site.pages.get(file) ?? []);
    formatUnmentioned(findUnmentioned(pages), args.includes('--unmentioned')).forEach((line) => console.log(line));
    console.log(summarize(reports, files.length, (performance.now() - started) / 1000));
  }
  return reports.length > 0 ? 1 : 0;
}

function summarize(reports: readonly Report[], pages: number, seconds: number): string {
  const counts = new Map<string, number>();
  for (const {rule} of reports) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  const byRule = [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([rule, count]) => `${rule} ${count}`)
    .join(', ');
  const fixable = reports.filter((report) => report.fix).length;
  return `${pages} page${pages === 1 ? '' : 's'}, ${reports.length} finding${reports.length === 1 ? '' : 's'}${byRule ? ` (${byRule})` : ''}${fixable ? `, ${fixable} that --fix can fix` : ''}, ${seconds.toFixed(1)} s`;
}

runCommand(main);
