import {describe, expect, it} from 'vitest';
import {checkDrawing} from '../../src/plugins/drawings/checkDrawing';
import {drawTerminal, wrapLine} from './terminal';

describe('wrapLine', () => {
  it('breaks between words and indents what follows', () => {
    expect(wrapLine('one two three', 9)).toEqual(['one two', '    three']);
    expect(wrapLine('short', 8)).toEqual(['short']);
  });

  it('breaks a word that is longer than a line', () => {
    expect(wrapLine('x'.repeat(20), 8).every((line) => line.length <= 8)).toBe(true);
  });
});

it('draws a terminal that pages may show', () => {
  const svg = drawTerminal('npm run lint:docs', 'docs/a.mdx:1:2  terms  "<b>"  Write "b".\n\n1 page, 1 finding');
  expect(checkDrawing(svg)).toBeUndefined();
  expect(svg).toContain('docs/a.mdx:1:2');
  expect(svg).toContain('&quot;&lt;b&gt;&quot;');
});
