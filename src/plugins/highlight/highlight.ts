import type {ElementContent, Root} from 'hast';
import {markLine, markLink, markRun} from '../../codeMarks';
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

/** A name in code that leads to a page. */
export interface CodeLink {
  /** Offsets in the code. */
  start: number;
  end: number;
  href: string;
}

interface PlacedRun extends Run {
  /** Offset in the code. */
  start: number;
}

/** Splits runs at line ends; one that goes over several lines begins again on each. */
function splitLines(runs: readonly PlacedRun[]): PlacedRun[][] {
  const lines: PlacedRun[][] = [[]];
  for (const {color, text, start} of runs) {
    let place = start;
    text.split('\n').forEach((part, i) => {
      if (i > 0) lines.push([]);
      if (part) lines.at(-1)?.push({color, text: part, start: place});
      place += part.length + 1;
    });
  }
  return lines;
}

function placeRuns(runs: readonly Run[]): PlacedRun[] {
  let start = 0;
  return runs.map((run) => {
    const placed = {...run, start};
    start += run.text.length;
    return placed;
  });
}

/** A member's address ends with its name, which the mark need not repeat. */
const shorten = (href: string, text: string) => (href.endsWith(`#${text}`) ? href.slice(0, -text.length) : href);

function toMarked(runs: readonly PlacedRun[], links: readonly CodeLink[]): string {
  return runs
    .map(({color, text, start}) => {
      let marked = '';
      let done = 0;
      for (const link of links) {
        const from = link.start - start;
        const to = link.end - start;
        if (from < done || to > text.length) continue;
        const name = text.slice(from, to);
        marked += text.slice(done, from).replaceAll('~', '~~') + markLink(shorten(link.href, name), name);
        done = to;
      }
      return done ? markRun(color, '') + marked + text.slice(done).replaceAll('~', '~~') : markRun(color, text);
    })
    .join('');
}

function highlightLines(
  code: string,
  language: string,
  highlighted: ReadonlySet<number>,
  links: readonly CodeLink[],
): string {
  const found: Run[] = isPlainText(language)
    ? [{color: 'i', text: code}]
    : listColorRuns((refractor.highlight(code, language) as unknown as Root).children as ElementContent[]);
  const runs = placeRuns(found);
  if (!highlighted.size) return toMarked(runs, links);
  const lines = splitLines(runs);
  return lines
    .map((line, i) => {
      const marked = toMarked(line, links);
      const end = i < lines.length - 1 ? markRun('i', '\n') : '';
      // The line end belongs to the tinted block; outside it would add an empty line.
      return highlighted.has(i + 1) ? markLine(marked + markRun('i', '\n')) : marked + end;
    })
    .join('');
}

/** The versions of a page have most of their samples in common. */
const highlightOnce = memoize(
  (code: string, language: string, highlighted: ReadonlySet<number>, links: readonly CodeLink[]) =>
    [language, [...highlighted].join(), JSON.stringify(links), code].join('\n'),
  highlightLines,
);

/**
 * Highlights code at build time.
 * @param code text of the fence.
 * @param language a registered language or alias.
 * @param highlighted 1-based numbers of lines to tint.
 * @param links names that lead to pages, in order of place, none within another.
 * @returns the code with marks for its colors, of which `toHtml` makes HTML.
 */
export function highlight(
  code: string,
  language: string,
  highlighted: ReadonlySet<number>,
  links: readonly CodeLink[] = [],
): string {
  return highlightOnce(code, language, highlighted, links);
}
