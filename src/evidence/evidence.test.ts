import {describe, expect, it} from 'vitest';
import {findLostQuotes, getEvidenceFile, isExactSource, parseEvidence} from './evidence';

describe('parseEvidence', () => {
  it('reads rows with one source or several', () => {
    const {claims, problems} = parseEvidence(
      'claims:\n  - quote: The buffer holds 30 s\n    source: theoplayer@7.1.0:THEOplayer.d.ts#L12\n  - quote: Seconds\n    source: [RFC 8216 section 4.3.2, a/b@1.0:c.swift#L1-L2]\n    version: 7.8.0\n',
    );
    expect(problems).toEqual([]);
    expect(claims.map(({quote, source, line}) => [quote, source.length, line])).toEqual([
      ['The buffer holds 30 s', 1, 2],
      ['Seconds', 2, 4],
    ]);
    expect(claims[1]?.version).toBe('7.8.0');
  });

  it.each([
    ['claims:\n  - source: RFC 8216\n', /without a quote/, 2],
    ['claims:\n  - quote: a\n', /without a source/, 2],
    ['claims:\n  - quote: a\n    source: some/repo\n', /can't be opened again/, 2],
    ['claims:\n  - quote: a\n    source: RFC 8216\n    sauce: b\n', /"sauce" is not a key/, 2],
    ['claims:\n  - {quote: a, source: RFC 1}\n  - {quote: " a", source: RFC 2}\n', /has a row in line 2/, 3],
    ['rows: []\n', /not a list of claims/, 1],
    ['claims:\n  - quote: a: b\n    source: RFC 8216\n', /YAML can't be read/, 2],
  ])('reports what is wrong with %j', (text, problem, line) => {
    expect(parseEvidence(text).problems[0]).toMatchObject({problem: expect.stringMatching(problem) as string, line});
  });

  it('lets one quote have a row for each platform', () => {
    const rows =
      'claims:\n  - {quote: a, platforms: web, source: RFC 1}\n  - {quote: a, platforms: ios, source: RFC 2}\n';
    expect(parseEvidence(rows).problems).toEqual([]);
  });
});

it('accepts sources that can be looked up again', () => {
  expect(isExactSource('THEOplayer/iOS-Connector@7.8.0:Code/Conviva/README.md#L3-L9')).toBe(true);
  expect(isExactSource('@theoplayer/conviva-connector-web@2.1.0:dist/index.d.ts')).toBe(true);
  expect(isExactSource('https://example.com/page (read 2026-01-31)')).toBe(true);
  expect(isExactSource('https://example.com/page')).toBe(false);
  expect(isExactSource('the vendor’s README')).toBe(false);
});

it('finds quotes that the page no longer contains, whatever its line breaks', () => {
  const {claims} = parseEvidence(
    'claims:\n  - {quote: "two words", source: RFC 1}\n  - {quote: three words, source: RFC 1}\n',
  );
  expect(findLostQuotes(claims, 'Here are two\n  words.').map(({quote}) => quote)).toEqual(['three words']);
});

it('mirrors the folder tree of the pages', () => {
  expect(getEvidenceFile('docs/faq/a.mdx')).toBe('evidence/docs/faq/a.yml');
});
