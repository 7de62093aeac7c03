// @vitest-environment jsdom
import {describe, expect, it} from 'vitest';
import {markLine, markRun, toHtml} from './codeMarks';

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

  it('throws for an unknown mark', () => {
    expect(() => toHtml('~x')).toThrow('~x');
  });
});
