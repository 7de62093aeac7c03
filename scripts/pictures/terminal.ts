/** Draws what a command printed: a terminal as an SVG drawing, which follows the color mode. */
import {escapeHtml} from '../../src/escapeHtml';

const columns = 92;
const fontSize = 12;
const lineHeight = 18;
const padding = 20;
const barHeight = 36;
const width = 720;

/** Breaks a line between words, with what follows indented. */
export function wrapLine(line: string, limit = columns): string[] {
  const lines: string[] = [];
  let rest = line;
  while (rest.length > limit) {
    const space = rest.lastIndexOf(' ', limit);
    const indent = lines.length > 0 ? 4 : 0;
    const at = space > indent ? space : limit;
    lines.push(rest.slice(0, at));
    rest = `    ${rest.slice(at).trimStart()}`;
  }
  return [...lines, rest];
}

function drawText(text: string, x: number, y: number, color: string): string {
  return `<text x="${Math.round(x * 10) / 10}" y="${y}" font-size="${fontSize}" xml:space="preserve" style="fill:var(--d-${color});font-family:var(--ifm-font-family-monospace)">${escapeHtml(text)}</text>`;
}

/** Place, rule and message of a finding stand out from one another. */
function drawLine(line: string, y: number): string {
  const found = /^(\S+:\d+:\d+)( {2}\S+ {2})(.*)$/.exec(line);
  if (!found) return drawText(line, padding, y, 'ink');
  const [, place = '', rule = '', message = ''] = found;
  const step = fontSize * 0.6;
  return [
    drawText(place, padding, y, 'muted'),
    drawText(rule, padding + place.length * step, y, 'accent'),
    drawText(message, padding + (place.length + rule.length) * step, y, 'ink'),
  ].join('\n  ');
}

/**
 * @param command what was typed.
 * @param output what came back.
 * @returns an SVG file that passes the rules for drawings.
 */
export function drawTerminal(command: string, output: string): string {
  const lines = output
    .trimEnd()
    .split('\n')
    .flatMap((line) => wrapLine(line));
  const height = barHeight + padding * 2 + (lines.length + 1) * lineHeight;
  const dots = [0, 1, 2].map(
    (i) => `<circle cx="${padding + 4 + i * 16}" cy="${barHeight / 2}" r="4" style="fill:var(--d-line)"/>`,
  );
  const top = barHeight + padding + fontSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none">
  <rect x="0.75" y="0.75" width="${width - 1.5}" height="${height - 1.5}" rx="10" stroke-width="1.5" style="fill:var(--d-surface);stroke:var(--d-line)"/>
  <path d="M0 ${barHeight}H${width}" stroke-width="1.5" style="stroke:var(--d-line)"/>
  ${dots.join('\n  ')}
  ${drawText('$', padding, top, 'accent')}
  ${drawText(command, padding + fontSize * 1.2, top, 'ink')}
  ${lines.map((line, i) => drawLine(line, top + (i + 1) * lineHeight)).join('\n  ')}
</svg>
`;
}
