import {describe, expect, it} from 'vitest';
import {stem} from 'docusaurus-local-search/engine';
import {synonymRules} from './synonyms';

const stems = (phrase: string) => phrase.split(' ').map(stem).join(' ');
const leadsTo = (from: string, to: string) =>
  synonymRules.some(({when, also}) => when.map(stems).includes(stems(from)) && also.map(stems).includes(stems(to)));

describe('synonyms', () => {
  it.each([
    ['cc', 'subtitles'],
    ['closed captions', 'text tracks'],
    ['licence', 'license'],
    ['abr', 'adaptive bitrate'],
    ['pip', 'picture in picture'],
    ['ssai', 'server side ad insertion'],
    ['doverunner', 'pallycon'],
    ['npaw', 'youbora'],
    ['keyos', 'buydrm'],
    ['release notes', 'changelog'],
  ])('%s leads to %s', (from, to) => {
    expect(stems(from) === stems(to) || leadsTo(from, to)).toBe(true);
  });

  it('leads from a DRM system to general terms, and not to another system', () => {
    expect(leadsTo('fairplay', 'drm')).toBe(true);
    expect(leadsTo('fairplay', 'widevine')).toBe(false);
    expect(leadsTo('widevine', 'playready')).toBe(false);
  });
});
