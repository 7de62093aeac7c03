/** Reads what the test runners report as JSON: how many tests passed and failed, and what the failed ones said. */
import {stripVTControlCharacters} from 'node:util';

export interface Counts {
  passed: number;
  failed: number;
  /** The name of each failed test, with what it said below it. */
  failures?: readonly string[];
}

/** Lines of an error that are shown: the message and what was expected, without the stack. */
const mostLines = 12;

const format = (name: string, messages: readonly string[]): string => {
  const lines = messages.flatMap((message) => stripVTControlCharacters(message).trim().split('\n'));
  const shown = lines.filter((line) => !/^\s+at /.test(line)).slice(0, mostLines);
  return [name, ...shown.map((line) => `    ${line}`)].join('\n');
};

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    /** Why the file itself failed: an import, `beforeAll`. */
    message: string;
    assertionResults: {fullName: string; status: string; failureMessages: string[]}[];
  }[];
}

/** @param report what Vitest's JSON reporter writes. */
export function readVitest(report: unknown): Counts {
  const {numPassedTests, numFailedTests, testResults} = report as VitestReport;
  const failures = testResults.flatMap(({name, status, message, assertionResults}) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [format(name, [message])];
    return failed.map(({fullName, failureMessages}) => format(fullName, failureMessages));
  });
  return {passed: numPassedTests, failed: numFailedTests, failures};
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    file: string;
    line: number;
    title: string;
    tests: {projectName: string; status: string; results: {errors: {message?: string}[]}[]}[];
  }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: {expected: number; unexpected: number; flaky: number};
  /** Errors outside of tests: the server did not start, a file could not be read. */
  errors?: {message?: string}[];
}

const getFailures = ({suites = [], specs = []}: PlaywrightSuite): string[] => [
  ...specs.flatMap(({file, line, title, tests}) =>
    tests
      .filter(({status}) => status === 'unexpected' || status === 'flaky')
      .map(({projectName, results}) =>
        format(
          `[${projectName}] ${file}:${line} ${title}`,
          results.flatMap(({errors}) => errors.map(({message = ''}) => message)),
        ),
      ),
  ),
  ...suites.flatMap(getFailures),
];

/** @param report what Playwright's JSON reporter writes. A test that passed only when it ran again has failed. */
export function readPlaywright(report: unknown): Counts {
  const {stats, errors = [], ...root} = report as PlaywrightReport;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: [...getFailures(root), ...errors.map(({message = ''}) => format('Outside of a test', [message]))],
  };
}
