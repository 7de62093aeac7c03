/** Takes evidence along with a correction. */
import {stringify} from 'yaml';
import {foldSpace, parseEvidence} from '../../src/evidence/evidence';
import {narrow} from './passages';
import type {Place} from './place';

export interface EvidenceUpdate {
  text: string;
  /** Quotes that were put in the new words: their sources were read for the old ones. */
  rewritten: string[];
  added: number;
}

/**
 * Takes the evidence along: rows that hold are added, and quotes with the old words get the new ones.
 * @param evidence the target's evidence file; empty where there is none.
 * @param page the target's new text, which has to have every quote that is added.
 */
export function carryEvidence(evidence: string, places: readonly Place[], page: string): EvidenceUpdate {
  let text = evidence;
  const rewritten: string[] = [];
  const known = new Set(parseEvidence(text).claims.map(({quote}) => foldSpace(quote)));
  const has = foldSpace(page);
  const fresh = places
    .flatMap(({rows}) => rows)
    .filter(({quote}) => has.includes(foldSpace(quote)) && !known.has(foldSpace(quote)));
  const rows = [...new Map(fresh.map((row) => [foldSpace(row.quote), row])).values()];
  for (const {quote} of parseEvidence(text).claims) {
    if (has.includes(foldSpace(quote))) continue;
    const place = places.find(
      ({before}) => foldSpace(quote).includes(foldSpace(before)) || foldSpace(before).includes(foldSpace(quote)),
    );
    if (!place) continue;
    const next = foldSpace(quote).includes(foldSpace(place.before))
      ? foldSpace(quote).replace(foldSpace(place.before), () => foldSpace(place.after))
      : foldSpace(narrow(place.before, place.after)?.after ?? place.after);
    const line = text
      .split('\n')
      .find((one) => one.includes('quote:') && foldSpace(parseLine(one)) === foldSpace(quote));
    if (line === undefined || !has.includes(next)) continue;
    const indent = /^(\s*(?:- )?)quote:/.exec(line)?.[1] ?? '';
    text = text.replace(
      line,
      () => `${indent}${stringify({quote: next}, {lineWidth: 0, singleQuote: true}).trimEnd()}`,
    );
    rewritten.push(next);
  }
  const left = rows.filter(({quote}) => !rewritten.some((one) => one.includes(foldSpace(quote))));
  if (left.length) {
    const added = left.map(({quote, source, platforms, note}) => ({
      quote,
      source: source.length === 1 ? source[0] : source,
      ...(platforms.length ? {platforms} : {}),
      ...(note ? {note} : {}),
    }));
    const lines = stringify(added, {lineWidth: 0, singleQuote: true})
      .trimEnd()
      .split('\n')
      .map((one) => `  ${one}`);
    text = `${text.trim() ? text.trimEnd() : 'claims:'}\n${lines.join('\n')}\n`;
  }
  return {text, rewritten, added: left.length};
}

function parseLine(line: string): string {
  return parseEvidence(`claims:\n  - ${line.trim().replace(/^- /, '')}\n    source: RFC 1\n`).claims[0]?.quote ?? '';
}
