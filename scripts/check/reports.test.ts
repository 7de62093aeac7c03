import {expect, it} from 'vitest';
import {readPlaywright, readVitest} from './reports';

it('reads Vitest’s report: what failed, with its message and without its stack', () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        name: '/a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          {
            fullName: 'WebKit plays',
            status: 'failed',
            failureMessages: ['Error: \u001B[31mno answer\u001B[39m\n    at run (a.ts:1)'],
          },
          {fullName: 'WebKit stops', status: 'passed', failureMessages: []},
        ],
      },
      {name: '/b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: []},
    ],
  };
  expect(readVitest(report)).toEqual({
    passed: 1,
    failed: 1,
    failures: ['WebKit plays\n    Error: no answer', '/b.test.ts\n    Cannot find module'],
  });
});

it('reads Playwright’s report: failed and flaky tests of all depths, and errors outside of tests', () => {
  const spec = (title: string, status: string, message: string) => ({
    file: 'a.spec.ts',
    line: 7,
    title,
    tests: [{projectName: 'phone', status, results: [{errors: [{message}]}]}],
  });
  const report = {
    stats: {expected: 3, unexpected: 1, flaky: 1},
    suites: [
      {
        specs: [spec('opens', 'unexpected', 'Timeout'), spec('closes', 'expected', '')],
        suites: [{specs: [spec('moves', 'flaky', 'late')]}],
      },
    ],
    errors: [{message: 'The server did not start.'}],
  };
  expect(readPlaywright(report)).toEqual({
    passed: 3,
    failed: 2,
    failures: [
      '[phone] a.spec.ts:7 opens\n    Timeout',
      '[phone] a.spec.ts:7 moves\n    late',
      'Outside of a test\n    The server did not start.',
    ],
  });
});
