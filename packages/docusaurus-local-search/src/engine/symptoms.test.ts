import {describe, expect, it} from 'vitest';
import {createIndex, fixtureTag} from './fixture';
import {defaultRankWeights, rankPages} from './rank';

const index = createIndex();

function find(query: string, path: string, weights = defaultRankWeights) {
  const {pages} = rankPages(query, index, {tags: new Set([fixtureTag])}, weights);
  const ranked = pages.find(({indexed}) => indexed.page.path === path);
  const {index: at = 0, share = 0} = ranked?.symptom ?? {};
  return {heading: ranked?.indexed.sections[at]?.section.heading, share, score: ranked?.score ?? 0};
}

describe('a page that lists symptoms', () => {
  const path = '/getting-started/sdks/android/troubleshooting/';
  it('is found for the one that the query describes', () => {
    const {heading, share} = find('picture freezes on android', path);
    expect(heading).toBe('The picture freezes on Android');
    expect(share).toBe(1);
  });
  it('may be one of several below the list of all', () => {
    const {heading, share} = find('notification has a wrong title', `${path}notifications/`);
    expect(heading).toBe('The notification shows the wrong title');
    expect(share).toBeGreaterThan(0.8);
  });
  it('lifts its page more for a complaint than for a wish', () => {
    const equal = {...defaultRankWeights, complaint: defaultRankWeights.symptom};
    const complaint = 'the picture freezes after an update on android';
    expect(find(complaint, path).score).toBeGreaterThan(find(complaint, path, equal).score);
    const wish = 'show one more picture on android after an update';
    expect(find(wish, path).share).toBeGreaterThan(0);
    expect(find(wish, path).score).toBe(find(wish, path, equal).score);
  });
  it('is not found for one word of several', () => {
    expect(find('picture in full screen', path).share).toBe(0);
  });
});

describe('a changelog', () => {
  const path = '/changelog/';
  const unlifted = {...defaultRankWeights, entry: 0};
  it('is found for the release that fixed what the query describes', () => {
    const query = 'endless loop when I seek back on my television';
    const {heading, share, score} = find(query, path);
    expect(heading).toBe('7.7.0');
    expect(share).toBeGreaterThan(0.8);
    expect(score).toBeGreaterThan(5 * find(query, path, unlifted).score);
  });
  it.each([
    ['a name, which many releases mention', 'chromecast subtitles'],
    ['a question about releases', 'which version has the fix of the endless loop after seeking back'],
  ])('is not lifted by %s', (_, query) => {
    expect(find(query, path).score).toBe(find(query, path, unlifted).score);
  });
});
