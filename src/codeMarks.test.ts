// @vitest-environment jsdom
import {describe, expect, it} from 'vitest';
import {markLine, markLink, markRun, toHtml, toPlainCode} from './codeMarks';

describe('toHtml', () => {
  it('wraps each colored run in a span, and leaves plain text unwrapped', () => {
    expect(toHtml(markRun('k', 'const') + markRun('i', ' a ') + markRun('m', '='))).toBe(
      '<span class="code-keyword">const</span> a <span class="code-muted">=</span>',
    );
  });

  it.each(['a < b && c', '~', '~~k', 'cd ~/app', '~<~>', 'x ~'])('keeps the text %j', (text) => {
    const element = document.createElement('code');
    element.innerHTML = toHtml(markRun('s', text) + markRun('i', text));
    expect(element.textContent).toBe(text + text);
    expect(element.children).toHaveLength(1);
  });

  it('wraps highlighted lines', () => {
    expect(toHtml(`${markRun('i', 'a\n')}${markLine(markRun('n', '1\n'))}${markRun('i', 'b')}`)).toBe(
      'a\n<span class="code-line--highlighted"><span class="code-number">1\n</span></span>b',
    );
  });

  it('links names within a run, with the text of the code unchanged', () => {
    const marked = `~fplayer.${markLink('/ads/#', 'ads')}.${markLink('/list/#item-1', 'item')}~i;`;
    expect(toHtml(marked)).toBe(
      '<span class="code-function">player.<a class="symbol" href="/ads/#ads">ads</a>.' +
        '<a class="symbol" href="/list/#item-1">item</a></span>;',
    );
  });

  it('throws for an unknown mark', () => {
    expect(() => toHtml('~x')).toThrow('~x');
  });
});

it('toPlainCode leaves out the marks and nothing else', () => {
  const linked = markLink('/docs/player/', 'Player');
  expect(toPlainCode(markRun('k', 'cd') + markLine(markRun('s', ' ~/app ')) + linked)).toBe('cd ~/app Player');
});
