import {describe, expect, it} from 'vitest';
import {addLastUpdatedText} from './lastUpdated';

describe('addLastUpdatedText', () => {
  it('writes the day in the language of the site, in UTC', () => {
    const lastUpdatedAt = Date.UTC(2026, 2, 1, 23, 59);
    expect(addLastUpdatedText({id: 'a', lastUpdatedAt}, 'en')).toEqual({
      id: 'a',
      lastUpdatedAt,
      lastUpdatedText: 'Mar 1, 2026',
    });
    expect(addLastUpdatedText({lastUpdatedAt}, 'de')).toMatchObject({lastUpdatedText: '1. März 2026'});
  });

  it('leaves alone what has no such day', () => {
    const page = {id: 'a'};
    expect(addLastUpdatedText(page, 'en')).toBe(page);
    expect(addLastUpdatedText(null, 'en')).toBeNull();
    expect(addLastUpdatedText('text', 'en')).toBe('text');
  });
});
