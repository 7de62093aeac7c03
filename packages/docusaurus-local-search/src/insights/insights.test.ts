import {describe, expect, it} from 'vitest';
import {cleanQuery, createInsights, isWatchingRefused} from './insights';

function createNotes() {
  const sent: unknown[][] = [];
  const insights = createInsights((lines) => {
    sent.push(lines.split('\n').map((line) => JSON.parse(line) as unknown));
    return true;
  });
  const ask = (query: string, results = 0) => insights.answered({query, results, platform: 'web', tag: 'docs'});
  return {sent, insights, ask};
}

describe('insights', () => {
  it('are queries without a result, and those whose results nobody opened', () => {
    const {sent, insights, ask} = createNotes();
    ask('zoetrope');
    ask('autoplay', 7);
    insights.flush();
    expect(sent).toEqual([
      [
        {query: 'zoetrope', outcome: 'none', results: 0, platform: 'web', tag: 'docs'},
        {query: 'autoplay', outcome: 'unopened', results: 7, platform: 'web', tag: 'docs'},
      ],
    ]);
  });

  it('are no queries that the reader was still typing', () => {
    const {sent, insights, ask} = createNotes();
    for (const query of ['zo', 'zoetr', 'zoetrope', 'zoetrop', 'zoetrope wheel']) ask(query);
    insights.flush();
    expect(sent).toMatchObject([[{query: 'zoetrope wheel'}]]);
  });

  it('are no queries whose result was opened', () => {
    const {sent, insights, ask} = createNotes();
    ask('autoplay', 7);
    insights.opened();
    insights.flush();
    expect(sent).toEqual([]);
  });

  it('are sent once, and again if they could not be sent', () => {
    let works = false;
    const sent: string[] = [];
    const insights = createInsights((lines) => {
      if (works) sent.push(lines);
      return works;
    });
    insights.answered({query: 'zoetrope', results: 0, platform: 'web', tag: 'docs'});
    insights.flush();
    works = true;
    insights.flush();
    insights.flush();
    expect(sent).toHaveLength(1);
  });

  it('hold nothing that tells who asked', () => {
    expect(
      cleanQuery(
        'login of jane@example.com fails at https://example.com/a?token=abc with key 3f2a9c1e88a13f2a9c1e88a13f2a9c1e',
      ),
    ).toBe('login of fails at with key');
  });
});

it.each([
  [{doNotTrack: '1'}, true],
  [{globalPrivacyControl: true}, true],
  [{doNotTrack: null}, false],
  [{doNotTrack: '0', globalPrivacyControl: false}, false],
])('respects what the browser asks for: %o', (navigator, refused) => {
  expect(isWatchingRefused(navigator)).toBe(refused);
});
