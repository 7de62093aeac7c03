import {describe, expect, it} from 'vitest';
import {checkDrawing} from './checkDrawing';

const svg = (inner: string, attributes = 'viewBox="0 0 720 200"') => `<svg ${attributes}>${inner}</svg>`;

describe('checkDrawing', () => {
  it('accepts shapes colored by variables', () => {
    expect(checkDrawing(svg('<path d="M0 0h8" style="stroke:var(--d-ink)"/>'))).toBeUndefined();
  });

  it.each([
    ['no viewBox', svg('', '')],
    ['fixed size', svg('', 'viewBox="0 0 1 1" width="20"')],
    ['script', svg('<script>alert(1)</script>')],
    ['event handler', svg('<path onclick="x()"/>')],
    ['reference', svg('<use href="other.svg#x"/>')],
    ['id', svg('<path id="a"/>')],
    ['fixed color', svg('<path fill="#ff0000"/>')],
    ['not SVG', 'hello'],
  ])('refuses: %s', (_, text) => {
    expect(checkDrawing(text)).toMatch(/\w+\..*/);
  });
});
