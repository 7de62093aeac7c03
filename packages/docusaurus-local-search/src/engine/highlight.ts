import {escapeHtml} from '../text/escapeHtml';
import {stemOnce} from '../text/stem';
import type {Lexicon} from './lexicon';

interface Match {
  from: number;
  to: number;
}

/** Positions of query words in a text. A name is highlighted as a whole if it or one of its parts matches. */
function findMatches(text: string, stems: ReadonlySet<string>, lexicon: Lexicon): Match[] {
  if (stems.size === 0) return [];
  return lexicon.getShownWords(text).filter((word) => word.stems.some((stem) => stems.has(stem)));
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

/** The whole text, escaped, with `<mark>` around matches. */
export function highlight(text: string, stems: ReadonlySet<string>, lexicon: Lexicon): string {
  return mark(text, findMatches(text, stems, lexicon), 0, text.length);
}

/**
 * The excerpt with the most query words close together, escaped and highlighted.
 * @param length approximate number of visible characters: words are not cut.
 */
export function getSnippet(text: string, stems: ReadonlySet<string>, lexicon: Lexicon, length = 160): string {
  const matches = findMatches(text, stems, lexicon);
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
    // Start at the beginning of a nearby sentence, or else of a word.
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
