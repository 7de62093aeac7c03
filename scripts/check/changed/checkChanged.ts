/** What `npm run check` does without `--all`: everything that applies to the files that differ from `main`, in one report. */
import {findImporters, findLinkingPages, findPagesOfEvidence} from '../../lint-docs/affected';
import {lint, writeFixes} from '../../lint-docs/lint';
import {evidenceOrphans} from '../../lint-docs/rules/evidence';
import {loadSite} from '../../lint-docs/site';
import type {Report, Site} from '../../lint-docs/types';
import {selectPages} from '../../samples/pages';
import {describeStanding} from '../../versions-patch/standing';
import {checkWidth} from '../width';
import {findChanges} from './gitChanges';
import type {Changes} from './gitChanges';
import {formatFindings, sortFindings, toFinding} from './findings';
import type {CheckFinding} from './findings';
import {checkPageSamples} from './pageSamples';
import {runTool, tools} from './tools';

export interface ChangedOptions {
  root: string;
  /** Compared with this branch or commit, in place of `main`. */
  base?: string;
  fix: boolean;
  /** One line for each finding. */
  isCompact: boolean;
  /** Files and folders to check, in place of what differs. */
  paths: readonly string[];
  /** Where progress goes, and what counts as a second. */
  progress: (line: string) => void;
}

/** Data that pages are checked against: all pages may have become wrong. */
const sharedData =
  /^(?:reference\/|src\/platforms\/|src\/frontMatter\/|scripts\/(?:lint-docs|samples)\/|package-lock\.json)/;

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

async function checkPages(site: Site, {changed, deleted}: Changes, fix: boolean): Promise<CheckFinding[]> {
  const pages = changed.filter((file) => site.pages.has(file));
  let reports: Report[] = await lint(site, pages);
  if (fix) reports = writeFixes(reports, site.root);
  const files = (list: readonly {file: string}[]) => list.map(({file}) => file);
  const gone = deleted.filter((file) => /^(?:docs|versioned_docs|open-video-ui|contributing|static)\//.test(file));
  const linking = files([
    ...findLinkingPages(site, gone, pages),
    ...findImporters(
      site,
      pages.filter((file) => site.pages.get(file)?.isPartial),
    ),
  ]);
  reports.push(...(await lint(site, linking, ['links', 'images'])));
  reports.push(...(await lint(site, files(findPagesOfEvidence(site, [...changed, ...deleted])), ['evidence'])));
  if ([...changed, ...deleted].some((file) => /^(?:versioned_)?sidebars\//.test(file)) || gone.length > 0)
    reports.push(...(await lint(site, [...site.pages.keys()], ['sidebars'])));
  const evidence = new Set(changed.filter((file) => file.startsWith('evidence/')));
  const left = new Set(gone);
  reports.push(
    ...evidenceOrphans
      .check(site)
      .filter(({file}) => evidence.has(file) || left.has(file.replace(/^evidence\//, '').replace(/\.yml$/, '.mdx')))
      .map((finding) => ({rule: 'evidence-orphans', ...finding})),
  );
  return reports.map(toFinding);
}

/**
 * Checks what differs from `main`, prints one report, and says what else there is to run.
 * @returns the exit code: 1 with findings.
 */
export async function checkChanged(options: ChangedOptions): Promise<number> {
  const {root, fix, isCompact, paths, progress} = options;
  const started = performance.now();
  const site = loadSite(root);
  const changes = paths.length
    ? {base: '', commit: 'HEAD', changed: selectPages([...site.pages.keys()], [...paths], root), deleted: []}
    : findChanges(root, options.base);
  const {changed, deleted} = changes;
  if (changed.length + deleted.length === 0) {
    console.log(`Nothing differs from ${changes.base}. To check everything: npm run check -- --all`);
    return 0;
  }
  const pages = changed.filter((file) => site.pages.has(file));
  progress(
    `${count(pages.length, 'page')} and ${count(changed.length - pages.length, 'other file')}` +
      `${deleted.length ? `, ${deleted.length} deleted,` : ''}${changes.base ? ` differ from ${changes.base}` : ''}`,
  );
  const time = async (name: string, run: () => Promise<CheckFinding[]>): Promise<CheckFinding[]> => {
    const start = performance.now();
    const found = await run();
    const mark = found.length ? '✗' : '✓';
    progress(
      `${mark} ${name.padEnd(12)} ${((performance.now() - start) / 1000).toFixed(1).padStart(5)} s  ${found.length ? count(found.length, 'finding') : ''}`,
    );
    return found;
  };
  const applicable = tools
    .map((tool) => ({tool, files: changed.filter((file) => tool.wants.test(file))}))
    .filter(({files}) => files.length > 0);
  // The tools run one after another beside the pages: with --fix two may write the same file.
  const runTools = async (): Promise<CheckFinding[]> => {
    const found: CheckFinding[] = [];
    for (const {tool, files} of applicable) {
      const own = await time(tool.name, () => runTool(tool, files, {root, fix}));
      found.push(...own.map((finding) => ({...finding, ...(tool.canFix && {canFix: true})})));
    }
    return found;
  };
  const first = fix ? await runTools() : [];
  const inPages = async (): Promise<CheckFinding[]> => [
    ...(await time('pages', () => checkPages(site, changes, fix))),
    ...(await time('samples', () => checkPageSamples(root, changed))),
  ];
  let leftOut: string[] = [];
  const onPhone = () =>
    time('width', async () => {
      const report = await checkWidth(site, pages);
      leftOut = report.leftOut;
      return report.findings;
    });
  const [rest, own, wide] = await Promise.all([fix ? [] : runTools(), inPages(), pages.length ? onPhone() : []]);
  const findings = sortFindings([...first, ...rest, ...own, ...wide]);
  if (findings.length > 0)
    console.log(`${isCompact ? '' : '\n'}${formatFindings(findings, isCompact)}${isCompact ? '' : '\n'}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const inFiles = new Set(findings.map(({file}) => file)).size;
  const canFix = !fix && findings.some((finding) => finding.canFix);
  console.log(
    findings.length
      ? `${count(findings.length, 'finding')} in ${count(inFiles, 'file')}, ${seconds} s${canFix ? '. Fix what can be fixed: npm run check -- --fix' : ''}`
      : `No findings, ${seconds} s`,
  );
  leftOut.forEach((line) => console.log(line));
  if (paths.length === 0) describeStanding(root, changed, options.base).forEach((line) => console.log(line));
  if (changed.some((file) => sharedData.test(file)))
    console.log('Other pages depend on what you changed. To check them all: npm run check -- --quick');
  return findings.length ? 1 : 0;
}
