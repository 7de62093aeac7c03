import {describe, expect, it} from 'vitest';
import {highlight, parseHighlightedLines, parseMetaValue} from './highlight';
import {isKnownLanguage} from './languages';

describe('fence metadata', () => {
  it('reads line ranges and values', () => {
    expect([...parseHighlightedLines('title="a.ts" {1,3-5}')]).toEqual([1, 3, 4, 5]);
    expect([...parseHighlightedLines('title="a.ts"')]).toEqual([]);
    expect(parseMetaValue('title="src/a b.ts" {1}', 'title')).toBe('src/a b.ts');
    expect(parseMetaValue('subtitle="x"', 'title')).toBeUndefined();
  });
});

describe('highlight', () => {
  it('keeps the text and escapes markup', () => {
    const html = highlight('const a = "<b>";', 'ts', new Set());
    expect(html.replace(/<[^>]+>/g, '')).toBe('const a = "&#x3C;b>";');
    expect(html).toContain('token keyword');
  });

  it('wraps the highlighted lines only, and a comment over several lines stays a comment', () => {
    const html = highlight('/* one\ntwo */\nconst a = 1;', 'ts', new Set([2]));
    const [before, inside = ''] = html.split('<span class="code-line--highlighted">');
    expect(before).toContain('/* one');
    expect(inside).toContain('<span class="token comment">two */</span>');
    expect(html.replace(/<[^>]+>/g, '')).toBe('/* one\ntwo */\nconst a = 1;');
  });

  it.each(
    'ts tsx js jsx html css vue kotlin java swift objectivec dart brightscript groovy ruby bash json xml yaml http m3u8 vtt properties text'.split(
      ' ',
    ),
  )('knows %s', (language) => {
    expect(isKnownLanguage(language)).toBe(true);
  });

  it('colors playlists', () => {
    expect(highlight('#EXTM3U\n#EXT-X-VERSION:7', 'm3u8', new Set())).toContain('token keyword');
  });
});
