import {expect, it} from 'vitest';
import {unpackHeads} from '../content/shards';
import {createShards, fixtureKnowledge, fixtureTag} from './fixture';
import {createLexicon} from './lexicon';
import {findPlaces, getMarkedStems} from './locate';
import {PageIndex} from './pageIndex';
import {rankPages} from './rank';

it('prefers the section whose symptom the page was found for to one with more of the words', () => {
  const {heads, texts} = createShards();
  const index = new PageIndex(createLexicon(fixtureKnowledge));
  index
    .addPages(unpackHeads(heads, fixtureKnowledge))
    .forEach((page, i) => index.addText(page, texts.texts[i] ?? [], ''));
  const {query, pages} = rankPages('picture freezes, not found in the UIManager', index, {tags: new Set([fixtureTag])});
  const indexed = pages
    .map((page) => page.indexed)
    .find(({page}) => page.path.includes('react-native/troubleshooting'));
  if (!indexed) throw new Error('not found');
  const getFirst = (share: number) => {
    const symptom = {index: indexed.sections.length - 1, share};
    const [place] = findPlaces({indexed, symptom}, query, getMarkedStems(query), 1);
    return place?.section.section.heading;
  };
  expect(getFirst(0)).toContain('UIManager');
  expect(getFirst(1)).toBe('The picture freezes on Android');
});
