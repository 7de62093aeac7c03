import {expect, it} from 'vitest';
import {parsePage} from '../parsePage';
import {checkEvidence} from './evidence';

const page = parsePage('docs/faq/page.mdx', '---\ntitle: T\n---\n\nThe limit is\n6 seconds.\n');

it('accepts rows whose words are on the page', () => {
  const found = checkEvidence(
    page,
    'evidence/docs/faq/page.yml',
    'claims:\n  - quote: limit is 6 seconds\n    source: RFC 8216 section 4.3.3.1\n',
  );
  expect(found).toEqual([]);
});

it('names the evidence file and the row when the words have changed', () => {
  const [finding] = checkEvidence(
    page,
    'evidence/docs/faq/page.yml',
    'claims:\n  - quote: limit is 10 seconds\n    source: RFC 8216\n',
  );
  expect(finding).toMatchObject({file: 'evidence/docs/faq/page.yml', line: 2});
  expect(finding?.problem).toContain('no longer says "limit is 10 seconds"');
});
