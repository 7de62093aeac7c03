import {expect, test} from 'vitest';
import type {Claim} from './evidence';
import {countCoverage, findClaims, getSection} from './coverage';

const claim = (quote: string, ...source: string[]): Claim => ({quote, source, searched: [], platforms: [], line: 2});

const pages = [
  {page: 'docs/faq/one.mdx', claims: [claim('A', 'RFC 8216 4.3'), claim('B', 'owner/kit@v1.2.0:src/a.ts#L1')]},
  {page: 'docs/faq/two.mdx', claims: undefined},
  {page: 'versioned_docs/version-v6/faq/one.mdx', claims: [claim('C', 'owner/kit@v1.1.0:src/a.ts#L1')]},
];

test('a section is a folder of the docs or of a version', () => {
  expect(getSection('docs/how-to-guides/ads/google-ima.mdx')).toBe('docs/how-to-guides');
  expect(getSection('versioned_docs/version-v4/faq/one.mdx')).toBe('versioned_docs/version-v4/faq');
  expect(getSection('docs/index.mdx')).toBe('docs');
});

test('pages, rows and pages without evidence are counted by section', () => {
  expect(countCoverage(pages.map(({page, claims}) => ({page, rows: claims?.length})))).toEqual([
    {section: 'docs/faq', pages: 2, covered: 1, rows: 2, missing: ['docs/faq/two.mdx']},
    {section: 'versioned_docs/version-v6/faq', pages: 1, covered: 1, rows: 1, missing: []},
  ]);
});

test('claims are found by the beginning of a source', () => {
  const found = (prefix: string) => findClaims(pages, prefix).map(({claim: {quote}}) => quote);
  expect(found('owner/kit')).toEqual(['B', 'C']);
  expect(found('Owner/Kit@v1.2.0')).toEqual(['B']);
  expect(found('rfc 8216')).toEqual(['A']);
  expect(found('kit')).toEqual([]);
});
