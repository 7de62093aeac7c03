import type {Outcome} from './steps';

function formatLine({step, passed, failed, seconds, blockedBy}: Outcome): string {
  const name = step.name.padEnd(12);
  if (blockedBy) return `– ${name}          left out: ${blockedBy} failed`;
  const counts = passed + failed > 1 ? ` (${passed} passed, ${failed} failed)` : '';
  return `${failed ? '✗' : '✓'} ${name} ${seconds.toFixed(1).padStart(7)} s  ${step.what}${counts}`;
}

/** Failed tests of a step that are listed; more of them have one cause, as a rule. */
const mostFailures = 10;

function formatFailures({step, failures = []}: Outcome): string[] {
  const left = failures.length - mostFailures;
  return [
    ...failures.slice(0, mostFailures).map((failure) => `✗ ${step.name}: ${failure}`),
    ...(left > 0 ? [`  and ${left} more`] : []),
  ];
}

/** The table at the end, and what failed below it. Its last line is the sum: `N passed, M failed`. */
export function formatSummary(outcomes: readonly Outcome[]): string {
  const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const failed = outcomes.filter((outcome) => outcome.failed > 0).map(({step}) => step.name);
  return [
    '',
    ...outcomes.map(formatLine),
    '',
    ...outcomes.flatMap(formatFailures),
    failed.length
      ? `Failed: ${failed.join(', ')}. Run one alone: npm run check -- --only=${failed[0]}`
      : 'All checks pass.',
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ].join('\n');
}
