import {describe, expect, it} from 'vitest';
import {checkDrawing} from './checkDrawing';
import {spreadStyles} from './spreadStyles';

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
    ['a style that is no attribute', svg('<g style="fill:none;mix-blend-mode:multiply"/>')],
    ['not SVG', 'hello'],
  ])('refuses: %s', (_, text) => {
    expect(checkDrawing(text)).toMatch(/\w+\..*/);
  });
});

describe('spreadStyles', () => {
  it.each([
    ['<path d="M0 0" style="fill:none;stroke:var(--d-ink)"/>', '<path d="M0 0" fill="none" stroke="var(--d-ink)"/>'],
    ['<text fill="none" style="fill: var(--d-ink);">a</text>', '<text fill="var(--d-ink)">a</text>'],
    ['<g><text x="1">style="fill:none" > a</text></g>', '<g><text x="1">style="fill:none" > a</text></g>'],
  ])('writes the styles of %s as attributes', (from, to) => {
    expect(spreadStyles(from)).toBe(to);
  });
});
