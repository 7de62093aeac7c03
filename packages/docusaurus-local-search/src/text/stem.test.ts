import {describe, expect, it} from 'vitest';
import {stem} from './stem';

describe('stem', () => {
  it.each([
    ['subtitles', 'subtitle'],
    ['casting', 'cast'],
    ['interceptors', 'interceptor'],
    ['customise', 'customization'],
    ['customizing', 'customize'],
    ['licence', 'licenses'],
    ['buffering', 'buffered'],
    ['encrypted', 'encrypting'],
    ['authentication', 'authenticate'],
    ['migration', 'migrating'],
    ['qualities', 'quality'],
    ['initialisation', 'initialize'],
  ])('gives %s and %s one stem', (a, b) => {
    expect(stem(a)).toBe(stem(b));
  });

  it.each([
    ['player', 'play'],
    ['caption', 'cap'],
    ['noise', 'noize'],
    ['hls', 'hl'],
  ])('keeps %s apart from %s', (a, b) => {
    expect(stem(a)).not.toBe(stem(b));
  });

  it('leaves numbers, identifiers with digits and other alphabets alone', () => {
    expect(['2002', 'mp4s', 'käse', 'ad'].map(stem)).toEqual(['2002', 'mp4s', 'käse', 'ad']);
  });
});
