import {expect, it} from 'vitest';
import {judgeAudit} from './judgeAudit';

const advisory = (severity: string) => ({title: 'Prototype pollution', url: 'https://advisories.test/1', severity});
const audit = (vulnerabilities: object) => JSON.stringify({auditReportVersion: 2, vulnerabilities});
const shipped = new Set(['react']);

it('fails on high and critical advisories on what readers get, and reports the others', () => {
  const json = audit({
    react: {name: 'react', severity: 'high', via: [advisory('high'), advisory('moderate')]},
    webpack: {name: 'webpack', severity: 'critical', via: [advisory('critical')]},
    'react-dom': {name: 'react-dom', severity: 'high', via: ['react']},
  });
  const {isAnswered, serious, others} = judgeAudit(json, shipped);
  expect(isAnswered).toBe(true);
  expect(serious).toEqual(['react: high: Prototype pollution (https://advisories.test/1)']);
  expect(others).toHaveLength(2);
});

it('passes where nothing is known', () => {
  expect(judgeAudit(audit({}), shipped)).toEqual({isAnswered: true, serious: [], others: []});
});

it.each([
  ['an error', '{"message": "405 Method Not Allowed", "statusCode": 405}'],
  ['nothing', ''],
  ['a page', '<!doctype html>'],
])('tells that the registry answers no audits: %s', (_, output) => {
  expect(judgeAudit(output, shipped).isAnswered).toBe(false);
});
