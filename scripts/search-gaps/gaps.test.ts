import {describe, expect, it} from 'vitest';
import {SearchEngine} from 'docusaurus-local-search/engine';
import {
  createPages,
  createShards,
  fixtureKnowledge,
  fixtureTag,
} from '../../packages/docusaurus-local-search/src/engine/fixture';
import {findGaps, formatGaps, parseLog} from './gaps';

const {heads, texts} = createShards();
const engine = new SearchEngine(fixtureKnowledge);
engine.addHeads(heads);
for (const _ of engine.addTexts(texts));

const line = (query: string, outcome: string, platform = 'web') =>
  JSON.stringify({query, outcome, results: 0, platform, tag: fixtureTag});

const log = [
  line('zoetrope captions', 'unopened'),
  line('Caption zoetropes', 'unopened', 'ios'),
  '',
  line('subwoofer', 'none'),
].join('\n');

describe('gaps', () => {
  const gaps = findGaps(parseLog(log, 'log'), {engine, pages: createPages()});
  it('counts queries that differ only in case, order and endings once', () => {
    expect(gaps.map(({query, count, platforms}) => [query, count, platforms])).toEqual([
      ['zoetrope captions', 2, ['web', 'ios']],
      ['subwoofer', 1, ['web']],
    ]);
  });
  it('proposes keywords for the pages that match best, and names words that no page has', () => {
    expect(gaps[0]?.keywords[0]).toEqual({
      path: '/how-to-guides/texttrack/introduction/',
      title: 'Subtitles and captions',
      words: ['zoetrope'],
    });
    expect(gaps[0]?.synonyms).toEqual(['zoetrope']);
    expect(formatGaps(gaps)).toContain('2 × zoetrope captions (nothing opened; web, ios)');
  });
});

it('says which line is wrong', () => {
  expect(() => parseLog(`${line('a', 'none')}\n{"query":1}`, 'searches.log')).toThrow(/searches\.log:2: expected/);
});
