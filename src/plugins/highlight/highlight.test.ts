import {describe, expect, it} from 'vitest';
import {toHtml} from '../../codeMarks';
import {highlight as mark, parseHighlightedLines, parseMetaValue} from './highlight';
import {isKnownLanguage} from './languages';

const highlight = (...parameters: Parameters<typeof mark>) => toHtml(mark(...parameters));

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
    expect(html).toContain('<span class="code-keyword">');
  });

  it('has one flat span for each run of a color', () => {
    const html = highlight('<a href="x">y</a>', 'html', new Set());
    expect(html).toBe(
      '<span class="code-comment">&#x3C;</span><span class="code-tag">a</span> <span class="code-function">href</span>' +
        '<span class="code-comment">="</span><span class="code-string">x</span><span class="code-comment">"></span>y' +
        '<span class="code-comment">&#x3C;/</span><span class="code-tag">a</span><span class="code-comment">></span>',
    );
    expect(highlight('f({ a });', 'ts', new Set())).toBe(
      '<span class="code-function">f</span><span class="code-muted">({</span> a <span class="code-muted">});</span>',
    );
  });

  it('makes no run of the dot between two names', () => {
    expect(highlight('import com.example.watch', 'kotlin', new Set())).toBe(
      '<span class="code-keyword">import</span> com.example.watch',
    );
    expect(highlight('player.ads?.skip()', 'ts', new Set())).toBe(
      'player.ads?.<span class="code-function">skip</span><span class="code-muted">()</span>',
    );
    expect(highlight('"a".length', 'ts', new Set())).toBe(
      '<span class="code-string">"a"</span><span class="code-muted">.</span>length',
    );
  });

  it('wraps the highlighted lines only, and a comment over several lines stays a comment', () => {
    const html = highlight('/* one\ntwo */\nconst a = 1;', 'ts', new Set([2]));
    const [before, inside = ''] = html.split('<span class="code-line--highlighted">');
    expect(before).toContain('/* one');
    expect(inside).toContain('<span class="code-comment">two */</span>');
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
    expect(highlight('#EXTM3U\n#EXT-X-VERSION:7', 'm3u8', new Set())).toContain('<span class="code-keyword">');
  });
});
