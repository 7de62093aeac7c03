import {describe, expect, it} from 'vitest';
import {groupByAge} from './ages';

const now = Date.UTC(2026, 10, 26);
const daysAgo = (days: number) => now - days * 24 * 60 * 60 * 1000;
const page = (title: string, days: number | undefined) => ({
  title,
  url: `/docs/${title}/`,
  changedAt: days === undefined ? undefined : daysAgo(days),
});

describe('groupByAge', () => {
  it('counts pages by the time since their last change', () => {
    const {groups} = groupByAge([page('a', 0), page('b', 29), page('c', 30), page('d', 364), page('e', 900)], now);
    expect(groups).toEqual([{days: 30, pages: 2}, {days: 90, pages: 1}, {days: 365, pages: 1}, {pages: 1}]);
  });

  it('lists the oldest first, with the day', () => {
    expect(groupByAge([page('new', 1), page('old', 400)], now).oldest).toEqual([
      {title: 'old', url: '/docs/old/', changed: '2025-10-22'},
      {title: 'new', url: '/docs/new/', changed: '2026-11-25'},
    ]);
  });

  it('says that nothing is known in a clone without history', () => {
    expect(groupByAge([page('a', undefined)], now)).toMatchObject({isKnown: false, oldest: []});
  });
});
