import {escapeHtml} from '../../escapeHtml';
import {readWords} from '../text/tokenize';
import {stemOnce} from './pageIndex';

interface Match {
  from: number;
  to: number;
}

const word = /[\p{L}\p{N}]+/gu;

/** Stems of a word and of the parts of a name, by the word as it is written: pages say the same words again and again. */
const stemsByWord = new Map<string, readonly string[]>();

function getStems(raw: string): readonly string[] {
  let found = stemsByWord.get(raw);
  if (!found) {
    found = [...readWords(raw)]
      .flatMap(({parts}) => parts.flatMap(({lower, humps}) => [lower, ...humps]))
      .map(stemOnce);
    if (stemsByWord.size > 20_000) stemsByWord.clear();
    stemsByWord.set(raw, found);
  }
  return found;
}

/** Where words of the query stand in a text. A name is marked as a whole when it or one of its parts is meant. */
function findMatches(text: string, stems: ReadonlySet<string>): Match[] {
  const matches: Match[] = [];
  if (stems.size === 0) return matches;
  for (const match of text.matchAll(word)) {
    if (getStems(match[0]).some((stem) => stems.has(stem)))
      matches.push({from: match.index, to: match.index + match[0].length});
  }
  return matches;
}

function mark(text: string, matches: readonly Match[], from: number, to: number): string {
  let html = '';
  let at = from;
  for (const match of matches) {
    if (match.from < from || match.to > to) continue;
    html += `${escapeHtml(text.slice(at, match.from))}<mark>${escapeHtml(text.slice(match.from, match.to))}</mark>`;
    at = match.to;
  }
  return html + escapeHtml(text.slice(at, to));
}

/** The whole text, escaped, with `<mark>` around what matches. */
export function highlight(text: string, stems: ReadonlySet<string>): string {
  return mark(text, findMatches(text, stems), 0, text.length);
}

/**
 * The piece of a text where most of the query stands close together, escaped and marked.
 * @param length characters that a reader sees, more or less: words stay whole.
 */
export function getSnippet(text: string, stems: ReadonlySet<string>, length = 160): string {
  const matches = findMatches(text, stems);
  let best = 0;
  let bestScore = -1;
  for (const {from} of matches.slice(0, 200)) {
    const inside = matches.filter((match) => match.from >= from && match.to <= from + length * 0.8);
    const distinct = new Set(inside.map((match) => stemOnce(text.slice(match.from, match.to).toLowerCase()))).size;
    const score = distinct * 10 + Math.min(inside.length, 9);
    if (score > bestScore) {
      best = from;
      bestScore = score;
    }
  }
  let from = best > length * 0.25 ? best - Math.floor(length * 0.2) : 0;
  if (from > 0) {
    // Start with a sentence where one starts nearby, else with a word.
    const lead = text.slice(from, best);
    const sentence = lead.search(/[.!?] \p{Lu}/u);
    const space = lead.indexOf(' ');
    from += sentence >= 0 ? sentence + 2 : space >= 0 ? space + 1 : 0;
  }
  let to = Math.min(text.length, from + length);
  if (to < text.length) {
    const space = text.lastIndexOf(' ', to);
    if (space > from) to = space;
  }
  return `${from > 0 ? '…' : ''}${mark(text, matches, from, to)}${to < text.length ? '…' : ''}`;
}
