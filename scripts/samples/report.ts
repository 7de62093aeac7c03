import {symbolLanguages} from '../../src/reference/resolve/page';
import {isJvmLanguage} from './android/units';
import type {SampleReport} from './check';
import {scriptLanguages} from './languages';

/** How a sample was checked: a syntax check does not verify names. */
function describeCheck(language: string, checked: number): string {
  if (checked === 0) return '';
  if (scriptLanguages.has(language)) return 'typings';
  if (/^(html|vue)$/.test(language)) return 'syntax, scripts in it: typings';
  if (isJvmLanguage(language)) return 'compiler, with stubs of the SDK, and members: reference/data';
  return symbolLanguages.has(language)
    ? 'syntax, and members: reference/data'
    : 'syntax only: compare names with the source';
}

/** More of them are summed up by their reason, with the first place of each. */
const shownOff = 10;

function listOff(off: SampleReport['off']): string[] {
  if (off.length <= shownOff)
    return off.map(({page, line, language, reason}) => `  ${page}:${line}  ${language}  ${reason}`);
  const byReason = new Map<string, SampleReport['off']>();
  for (const one of off) byReason.set(one.reason, [...(byReason.get(one.reason) ?? []), one]);
  return [...byReason].map(([reason, list]) => {
    const first = list[0];
    return `  ${reason}: ${list.length}${first ? `, as ${first.page}:${first.line}` : ''}`;
  });
}

/**
 * The report for a person to read: what was checked, what was not and why, what is wrong.
 */
export function formatReport(report: SampleReport): string {
  const lines: string[] = [];
  for (const {page, line, column, language, message, source} of report.problems) {
    lines.push(`${page}:${line}:${column}  ${language}  ${message}`);
    if (source) lines.push(`    | ${source}`);
  }
  if (report.problems.length > 0) lines.push('');
  if (report.off.length > 0) {
    lines.push('Not checked, as their writers asked:');
    lines.push(...listOff(report.off));
    lines.push('');
  }
  lines.push('language        samples  checked  problems  against');
  for (const [language, {samples, checked, failed}] of Object.entries(report.languages).sort(
    (a, b) => b[1].samples - a[1].samples,
  )) {
    lines.push(
      `${(language || '(none)').padEnd(14)}${String(samples).padStart(9)}${String(checked).padStart(9)}${String(failed).padStart(10)}  ${describeCheck(language, checked)}`,
    );
  }
  const compiled = Object.entries(report.compiled);
  if (compiled.length > 0)
    lines.push('', `compiled: ${compiled.map(([name, count]) => `${name} ${count}`).join(', ')}`);
  lines.push(...report.missing.flatMap((one) => ['', one]));
  const symbols = Object.entries(report.symbols);
  if (symbols.length > 0) lines.push('', 'members         found  of others  receiver not known  share found');
  for (const [language, {resolved, foreign, unknown}] of symbols) {
    const found = resolved + unknown > 0 ? (100 * resolved) / (resolved + unknown) : 100;
    lines.push(
      `${language.padEnd(14)}${String(resolved).padStart(7)}${String(foreign).padStart(11)}${String(unknown).padStart(20)}${`${found.toFixed(1)} %`.padStart(13)}`,
    );
  }
  const share = report.samples > 0 ? (100 * report.off.length) / report.samples : 0;
  lines.push(
    '',
    `${report.samples} samples on ${report.pages} pages: ${report.checked} checked, ${report.off.length} off (${share.toFixed(1)} %), ` +
      `${report.problems.length} problems, ${report.seconds.toFixed(1)} s`,
  );
  return lines.join('\n');
}
