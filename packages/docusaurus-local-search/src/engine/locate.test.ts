import {expect, it} from 'vitest';
import {createIndex, fixtureTag} from './fixture';
import {findPlaces, getMarkedStems} from './locate';
import {rankPages} from './rank';

const index = createIndex();

function find(text: string) {
  const {query, pages} = rankPages(text, index, {tags: new Set([fixtureTag])});
  const ranked = pages.find(({indexed: {page}}) => page.path.includes('react-native/troubleshooting'));
  if (!ranked) throw new Error('not found');
  return {query, ...ranked};
}

it('prefers the section whose symptom the page was found for to one with more of the words', () => {
  const {query, indexed} = find('picture freezes, not found in the UIManager');
  const getFirst = (share: number) => {
    const symptom = {index: indexed.sections.length - 1, share};
    const [place] = findPlaces({indexed, symptom}, query, getMarkedStems(query), 1);
    return place?.section.section.heading;
  };
  expect(getFirst(0)).toContain('UIManager');
  expect(getFirst(1)).toBe('The picture freezes on Android');
});

it('leaves out sections that match much less than the best of the page', () => {
  const {query, indexed, symptom} = find('the picture freezes on android when the build is done');
  const places = findPlaces({indexed, ...(symptom && {symptom})}, query, getMarkedStems(query), 3);
  expect(places.map(({section}) => section.section.heading)).toEqual(['The picture freezes on Android']);
});
