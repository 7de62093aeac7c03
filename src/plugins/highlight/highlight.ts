import type {ElementContent, Root} from 'hast';
import {markLine, markRun} from '../../codeMarks';
import {memoize} from '../../memoize';
import {listColorRuns} from './colors';
import type {Run} from './colors';
import {isPlainText, refractor} from './languages';

/**
 * Line numbers of a fence's `{1,3-5}`.
 * @param meta the fence's info string after the language.
 * @returns 1-based line numbers.
 */
export function parseHighlightedLines(meta: string): Set<number> {
  const lines = new Set<number>();
  const range = /\{([\d,\s-]+)\}/.exec(meta)?.[1];
  for (const part of range?.split(',') ?? []) {
    const [from = NaN, to = from] = part.trim().split('-').map(Number);
    for (let line = from; line <= to; line++) lines.add(line);
  }
  return lines;
}

/**
 * A value of a fence's info string, as `title` in `ts title="player.ts"`.
 */
export function parseMetaValue(meta: string, key: string): string | undefined {
  const match = new RegExp(`(?:^|\\s)${key}=(?:"([^"]*)"|'([^']*)')`).exec(meta);
  return match?.[1] ?? match?.[2];
}

/** Splits runs at line ends; one that goes over several lines begins again on each. */
function splitLines(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]];
  for (const {color, text} of runs) {
    text.split('\n').forEach((part, i) => {
      if (i > 0) lines.push([]);
      if (part) lines.at(-1)?.push({color, text: part});
    });
  }
  return lines;
}

const toMarked = (runs: readonly Run[]) => runs.map(({color, text}) => markRun(color, text)).join('');

function highlightLines(code: string, language: string, highlighted: ReadonlySet<number>): string {
  const runs: Run[] = isPlainText(language)
    ? [{color: 'i', text: code}]
    : listColorRuns((refractor.highlight(code, language) as unknown as Root).children as ElementContent[]);
  if (!highlighted.size) return toMarked(runs);
  const lines = splitLines(runs);
  return lines
    .map((line, i) => {
      const marked = toMarked(line);
      const end = i < lines.length - 1 ? markRun('i', '\n') : '';
      // The line end belongs to the tinted block; outside it would add an empty line.
      return highlighted.has(i + 1) ? markLine(marked + markRun('i', '\n')) : marked + end;
    })
    .join('');
}

/** The versions of a page have most of their samples in common. */
const highlightOnce = memoize(
  (code: string, language: string, highlighted: ReadonlySet<number>) =>
    [language, [...highlighted].join(), code].join('\n'),
  highlightLines,
);

/**
 * Highlights code at build time.
 * @param code text of the fence.
 * @param language a registered language or alias.
 * @param highlighted 1-based numbers of lines to tint.
 * @returns the code with marks for its colors, of which `toHtml` makes HTML.
 */
export function highlight(code: string, language: string, highlighted: ReadonlySet<number>): string {
  return highlightOnce(code, language, highlighted);
}
