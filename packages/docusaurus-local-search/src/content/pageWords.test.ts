import {expect, it} from 'vitest';
import {createPages} from '../engine/fixture';
import {createLanguage} from '../text/language';
import type {SearchPage} from '../types';
import {choosePageWords, packWords, unpackWords} from './pageWords';

function createPage(title: string, text: string): SearchPage {
  const [page] = createPages();
  if (!page) throw new Error('no page');
  return {
    ...page,
    title,
    path: '/a/',
    description: '',
    keywords: [],
    sections: [{level: 1, heading: title, anchor: '', text, mentioned: '', used: ''}],
  };
}

it('keeps distinctive words that the head fields lack', () => {
  const texts = ['A giraffe eats leaves.', 'A zebra eats grass.', 'The lion eats meat.', 'An owl eats mice.'];
  const [words] = choosePageWords(
    texts.map((text) => createPage('Leaves', text)),
    [],
    createLanguage(),
  );
  expect(words).toEqual(['giraffe']);
});

it('keeps the most distinctive words of a long page', () => {
  const many = Array.from(
    {length: 200},
    (_, i) => `word${String.fromCharCode(97 + (i % 26), 97 + Math.floor(i / 26))}`,
  );
  const [words] = choosePageWords(
    [createPage('A', `${many.join(' ')} buffering, and buffering again, and buffering`)],
    [],
    createLanguage(),
  );
  expect(words).toHaveLength(18);
  expect(words).toContain('buffering');
});

it('survives packing and unpacking', () => {
  const words = [['owl', 'zebra'], [], ['giraffe', 'zebra'], ['zebra']];
  expect(unpackWords(packWords(words), 4)).toEqual(words);
  expect(unpackWords(packWords([[], []]), 2)).toEqual([[], []]);
});
