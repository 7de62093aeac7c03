import type {Report} from '../../lint-docs/types';

/** What any of the checks found. */
export interface CheckFinding extends Omit<Report, 'fix'> {
  /** The line of the sample that it is about. */
  source?: string;
  /** Whether `--fix` may put it right. */
  canFix?: boolean;
}

/** A rule's report as a finding: what it would write in place of the text is left to `--fix`. */
export function toFinding({fix, ...report}: Report): CheckFinding {
  return {...report, ...(fix && {canFix: true})};
}

function compare(a: CheckFinding, b: CheckFinding): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column;
}

/** Findings in the order of their places; what two checks say in the same words is said once. */
export function sortFindings(findings: readonly CheckFinding[]): CheckFinding[] {
  const seen = new Set<string>();
  return [...findings].sort(compare).filter(({file, line, column, problem}) => {
    const key = `${file}:${line}:${column} ${problem}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/**
 * The report: a group for each file; each finding with a place that terminals and editors can open, what is wrong, and what to do.
 * @param isCompact one line for each finding, for the problem matcher in `.vscode/tasks.json`.
 */
export function formatFindings(findings: readonly CheckFinding[], isCompact = false): string {
  const lines: string[] = [];
  let last: string | undefined;
  for (const {file, line, column, rule, problem, remedy, source} of sortFindings(findings)) {
    const place = `${file}:${line}:${column}`;
    if (isCompact) {
      lines.push([place, rule, problem, remedy].filter(Boolean).join('  '));
      continue;
    }
    if (last !== undefined && last !== file) lines.push('');
    last = file;
    lines.push(`${place}  ${rule}  ${problem}`);
    if (source) lines.push(`    | ${source}`);
    if (remedy) lines.push(`    → ${remedy}`);
  }
  return lines.join('\n');
}
