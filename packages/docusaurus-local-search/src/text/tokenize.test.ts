import {describe, expect, it} from 'vitest';
import {createTokenizer} from './tokenize';

const {splitCamelCase, tokenize} = createTokenizer({wholeNames: ['airplay'], prefixes: ['NS']});

describe('splitCamelCase', () => {
  it.each([
    ['contentProtection', ['content', 'Protection']],
    ['ABRStrategy', ['ABR', 'Strategy']],
    ['onPlayerError', ['on', 'Player', 'Error']],
    ['NSwindowView', ['Nswindow', 'View']],
    ['iOS', ['iOS']],
    ['AirPlay', ['AirPlay']],
    ['drm', ['drm']],
  ])('%s', (name, parts) => {
    expect(splitCamelCase(name)).toEqual(parts);
  });
});

describe('tokenize', () => {
  it('keeps the order and adds other forms of names', () => {
    expect(tokenize('Use `EXT-X-DATERANGE` in player.textTracks')).toEqual({
      sequence: ['use', 'ext', 'x', 'daterange', 'in', 'player', 'texttracks'],
      extras: ['extxdaterange', 'text', 'tracks', 'playertexttracks'],
    });
  });

  it.each(['', '!!! ??? ---', '%%%', '<<>>'])('finds no word in %j', (text) => {
    expect(tokenize(text).sequence).toEqual([]);
  });

  it('reads contractions, other alphabets and emoji', () => {
    expect(tokenize("doesn't it's פענוח 字幕 🎬").sequence).toEqual(['doesnt', 'it', 'פענוח', '字幕']);
  });
});
