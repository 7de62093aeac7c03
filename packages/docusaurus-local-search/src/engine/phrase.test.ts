import {describe, expect, it} from 'vitest';
import {PhraseMatcher} from './phrase';
import {getPositions} from './positions';
import {hasSorted} from './sorted';

const words = (text: string) => text.split(' ').filter(Boolean);
const matcher = (text: string) => new PhraseMatcher(words(text).map((stem) => ({stem, importance: 1})));
const find = (query: string, ...texts: string[]) => matcher(query).find(getPositions(texts.map(words)))[0];

describe('PhraseMatcher', () => {
  it.each([
    ['the whole query', 'the picture stays black', ['now the picture stays black again'], 1, true],
    ['a part of it', 'the picture stays black', ['a picture stays small'], 0.5, false],
    ['the longest part', 'a b c d', ['a b x b c d'], 0.75, false],
    ['no single word', 'the picture stays black', ['black picture'], 0, false],
    ['nothing in another order', 'black picture', ['picture black'], 0, false],
    ['nothing from one text to the next', 'picture stays', ['the picture', 'stays black'], 0, false],
    ['a word that the query has twice', 'a b a b', ['x a b a b'], 1, true],
  ])('finds %s', (_, query, texts, share, isWhole) => {
    expect(find(query, ...texts)).toEqual({share, isWhole});
  });

  it('finds nothing for a single word', () => {
    expect(matcher('black').isPossible).toBe(false);
    expect(find('black', 'black')).toEqual({share: 0, isWhole: false});
  });

  it('tells fields apart', () => {
    const positions = getPositions([words('black')], [words('the picture'), words('stays')], [words('picture stays')]);
    expect(
      matcher('picture stays black')
        .find(positions)
        .map(({share}) => share),
    ).toEqual([0, 0, 2 / 3]);
  });

  it('looks each word up once, however many texts there are', () => {
    const texts = Array.from({length: 200}, (_, i) => words(`the picture number ${i} stays black`));
    const positions = getPositions(texts);
    const asked: string[] = [];
    const get = (stem: string) => {
      asked.push(stem);
      return positions.places.get(stem);
    };
    matcher('picture number 7 stays').find({...positions, places: {...positions.places, get} as never});
    expect(asked).toEqual(['picture', 'number', '7', 'stays']);
  });
});

it('searches ascending numbers', () => {
  expect([0, 1, 2, 3, 5, 8, 9].filter((number) => hasSorted([1, 3, 8], number))).toEqual([1, 3, 8]);
  expect(hasSorted([], 1)).toBe(false);
});
