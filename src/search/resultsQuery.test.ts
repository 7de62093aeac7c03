import {expect, it} from 'vitest';
import {formatResultsQuery, getFilteredTags, parseResultsQuery} from './resultsQuery';

it.each([
  ['?q=drm', {q: 'drm', page: 1, kind: ''}],
  ['?q=a%20b&kind=faq&page=3', {q: 'a b', kind: 'faq', page: 3}],
  ['?page=-1', {q: '', page: 1}],
  ['?q=%E0%A4%A', {page: 1}],
  ['', {q: '', product: '', version: '', platform: ''}],
])('%s', (search, expected) => {
  expect(parseResultsQuery(search)).toMatchObject(expected);
});

it('writes what it reads', () => {
  const search = '?q=a+b&product=default&version=v6&platform=ios&kind=faq&page=2';
  expect(formatResultsQuery(parseResultsQuery(search))).toBe(search);
  expect(formatResultsQuery(parseResultsQuery('?q='))).toBe('');
});

it('cuts long queries', () => {
  expect(parseResultsQuery(`?q=${'x'.repeat(10_000)}`).q).toHaveLength(256);
});

it('narrows the reader’s tags', () => {
  const tags = ['docs-default-current', 'docs-open-video-ui-current', 'default'];
  expect(getFilteredTags(tags, {product: '', version: 'v6'})).toEqual([
    'docs-open-video-ui-current',
    'default',
    'docs-default-v6',
  ]);
  expect(getFilteredTags(tags, {product: 'open-video-ui', version: ''})).toEqual(['docs-open-video-ui-current']);
});
