import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {createColorRules} from '../../src/plugins/site-styles/colorRules';

/** Relative luminance of `#rrggbb` (WCAG 2.2, definition of relative luminance). */
function getLuminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const channel = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function getContrast(a: string, b: string): number {
  const [light, dark] = [getLuminance(a), getLuminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const sheets = [createColorRules(), fs.readFileSync('src/css/tokens.css', 'utf8')];

function readTokens(selector: string): Record<string, string> {
  const blocks = sheets.map((css) => {
    const start = css.indexOf(`${selector} {`);
    return css.slice(start, css.indexOf('}', start));
  });
  return Object.fromEntries(
    [...blocks.join('\n').matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value]),
  );
}

const modes = {light: readTokens(':root'), dark: {...readTokens(':root'), ...readTokens("[data-theme='dark']")}};

const pairs: [text: string, grounds: string[]][] = [
  ['ink', ['page', 'surface', 'raised', 'hover', 'accent-soft', 'warn-soft', 'danger-soft']],
  ['muted', ['page', 'surface', 'raised', 'hover']],
  ['accent', ['page', 'surface', 'raised', 'hover', 'accent-soft']],
  ['accent-strong', ['page', 'surface']],
  ['warn', ['page', 'surface', 'raised', 'warn-soft']],
  ['danger', ['page', 'danger-soft']],
  ['ok', ['page', 'ok-soft']],
  ...['ink', 'comment', 'keyword', 'string', 'number', 'function', 'type', 'tag'].map((name): [string, string[]] => [
    `code-${name}`,
    ['code-surface', 'code-highlight'],
  ]),
];

describe.each(Object.entries(modes))('text on its ground, %s mode', (_, tokens) => {
  it.each(pairs.flatMap(([text, grounds]) => grounds.map((ground) => [text, ground] as const)))(
    '%s on %s has AA contrast (4.5)',
    (text, ground) => {
      expect(getContrast(tokens[text] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
    },
  );
});
