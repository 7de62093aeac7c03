import {expect, it} from 'vitest';
import {findMedian, readPage} from './medianPage';

const sizes: Record<string, number> = {a: 10, b: 30, c: 20, d: 99, all: 1000};
const getSize = (file: string) => sizes[file] ?? NaN;
const createPage = (name: string, previous = '/docs/before/') => ({
  path: `/docs/${name}/`,
  previous,
  files: ['all', name],
});

it('finds the page in the middle by what it alone loads', () => {
  expect(
    findMedian(
      ['a', 'b', 'c'].map((name) => createPage(name)),
      getSize,
    ),
  ).toEqual({
    path: '/docs/c/',
    previous: '/docs/before/',
    bytes: 20,
  });
});

it('counts pages that no page leads on to, and takes the nearest in size that has a way', () => {
  const pages = [createPage('a'), createPage('c', ''), createPage('d', ''), createPage('b')];
  // 10, 20, 30, 99: the higher of the two in the middle is 30.
  expect(findMedian(pages, getSize)?.path).toBe('/docs/b/');
  expect(findMedian([createPage('a'), createPage('c', ''), createPage('d', '')], getSize)?.path).toBe('/docs/a/');
});

it('leaves out pages without a script of their own', () => {
  const page = {path: '/docs/e/', previous: '/docs/a/', files: ['all']};
  expect(findMedian([createPage('a'), page], getSize)?.path).toBe('/docs/a/');
  expect(findMedian([], getSize)).toBeUndefined();
});

it('reads the way back and the scripts of a page', () => {
  const html =
    '<script>start(["/docs/assets/js/0a1b2c3d.89abcdef.js"])</script>' +
    '<a class="pagination-nav__link pagination-nav__link--prev" href="/docs/player/faq/"><span>FAQ</span></a>' +
    '<a class="pagination-nav__link pagination-nav__link--next" href="/docs/player/web/"><span>Web</span></a>';
  expect(readPage(html, '/docs/x/')).toEqual({
    path: '/docs/x/',
    previous: '/docs/player/faq/',
    files: ['assets/js/0a1b2c3d.89abcdef.js'],
  });
  expect(readPage('<p>None.</p>', '/docs/x/')).toEqual({path: '/docs/x/', previous: undefined, files: []});
});
