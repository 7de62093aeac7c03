import {expect, test} from 'vitest';
import {countEvidence} from './evidenceFigures';

const evidence =
  'claims:\n  - quote: One\n    source: RFC 8216\n  - quote: "Two - quote: no row"\n    source: RFC 8216\n';

test('pages, rows and pages without evidence are counted', () => {
  const pages = [
    {page: 'docs/faq/one.mdx', evidence},
    {page: 'docs/faq/two.mdx', evidence: undefined},
  ];
  expect(countEvidence(pages)).toEqual({
    sections: [{section: 'docs/faq', pages: 2, covered: 1, rows: 2}],
    missing: ['docs/faq/two.mdx'],
  });
});
