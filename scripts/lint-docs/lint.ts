import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pageRules, siteRules} from './rules';
import {checkSidebars} from './rules/sidebars';
import type {Fix, Report, Rule, Site} from './types';

/**
 * Runs the rules over pages.
 * @param files the pages to check. Rules about the site as a whole, which read every page, run only when these are all.
 * @param only names of rules to run; all without it.
 */
export async function lint(site: Site, files: readonly string[], only?: readonly string[]): Promise<Report[]> {
  const wants = ({name}: {name: string}): boolean => !only || only.includes(name);
  const reports: Report[] = [];
  const rules = pageRules.filter(wants);
  const pages = files.map((file) => {
    const page = site.pages.get(file);
    if (!page) throw new Error(`${file} is not a page of the site.`);
    return page;
  });
  for (const rule of rules) await rule.prepare?.(pages, site);
  for (const {file} of pages) {
    for (const rule of rules) {
      for (const finding of await runRule(rule, file, site)) reports.push({file, rule: rule.name, ...finding});
    }
  }
  const isWhole = files.length === site.pages.size;
  for (const rule of isWhole ? siteRules.filter(wants) : []) {
    reports.push(...rule.check(site).map((finding) => ({rule: rule.name, ...finding})));
  }
  if (wants({name: 'sidebars'})) {
    const requested = new Set(files);
    const concerns = ({file}: {file: string}): boolean => isWhole || requested.has(file);
    reports.push(...(await checkSidebars(site)).filter(concerns).map((finding) => ({rule: 'sidebars', ...finding})));
  }
  return reports.sort((a, b) =>
    a.file === b.file ? a.line - b.line || a.column - b.column : a.file < b.file ? -1 : 1,
  );
}

async function runRule(rule: Rule, file: string, site: Site): Promise<Awaited<ReturnType<Rule['check']>>> {
  const page = site.pages.get(file);
  // What can't be read seems to lack everything.
  if (!page || (page.errors.length > 0 && rule.name !== 'parses')) return [];
  try {
    return await rule.check(page, site);
  } catch (error) {
    throw new Error(`The rule "${rule.name}" failed on ${file}; this is a fault of the rule.`, {cause: error});
  }
}

/**
 * Applies the fixes of one file, from its end, leaving out those that overlap.
 */
export function applyFixes(text: string, fixes: readonly Fix[]): string {
  let result = text;
  let limit = Infinity;
  for (const {start, end, text: replacement} of [...fixes].sort((a, b) => b.start - a.start)) {
    if (end > limit) continue;
    result = result.slice(0, start) + replacement + result.slice(end);
    limit = start;
  }
  return result;
}

/**
 * Writes the fixes into their files.
 * @returns the findings that are left.
 */
export function writeFixes(reports: readonly Report[], root: string): Report[] {
  const files = new Set(reports.filter((report) => report.fix).map(({file}) => file));
  for (const file of files) {
    const full = path.join(root, file);
    const fixes = reports.flatMap((report) => (report.file === file && report.fix ? [report.fix] : []));
    writeFileSync(full, applyFixes(readFileSync(full, 'utf8'), fixes));
  }
  return reports.filter((report) => !report.fix);
}

/** `file:line:column  rule  what is wrong  what to do`: the form that editors' problem matchers read. */
export function formatReport({file, line, column, rule, problem, remedy}: Report): string {
  return `${file}:${line}:${column}  ${rule}  ${problem}  ${remedy}`;
}
