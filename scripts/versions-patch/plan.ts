/** Finds where a correction also belongs, and what speaks against it. */
import path from 'node:path';
import {stringify} from 'yaml';
import {foldSpace, parseEvidence} from '../../src/evidence/evidence';
import type {Claim} from '../../src/evidence/evidence';
import {getPageVersion, getPlayerVersion} from '../../src/platforms/versions';
import {findWords, narrow} from './passages';
import type {Passage} from './passages';
import {holdsFor} from './sources';
import type {Releases} from './sources';

/** A page that was changed. */
export interface ChangedPage {
  file: string;
  /** The commit that changed it; none for the working tree. */
  commit?: string;
  passages: readonly Passage[];
  /** The rows of its evidence. */
  claims: readonly Claim[];
}

/** A place of another version's page that has the old words. */
export interface Place {
  file: string;
  /** Line, from 1. */
  line: number;
  start: number;
  end: number;
  before: string;
  after: string;
  /** Where the correction was made: `docs/faq/a.mdx:12`. */
  from: string;
  /** Rows of evidence that hold for this version too. */
  rows: readonly Claim[];
  /** Why a person must look before it is applied; empty where it may be applied as it is. */
  doubts: string[];
}

export interface PlanInput {
  changed: readonly ChangedPage[];
  /** Texts of the pages of all versions, by path. */
  pages: ReadonlyMap<string, string>;
  /** Names of versions to look at; all without it. */
  to?: readonly string[];
  releases: Readonly<Record<string, Releases>>;
  /** Names that the version's data lacks, where the page would have `text` in place of what it has. */
  findLostNames: (file: string, text: string) => readonly string[];
}

/** Numbers and pieces of code that only the new words have: what most often differs between versions. */
function findNewValues({before, after}: {before: string; after: string}): string[] {
  const find = (text: string): string[] => text.replace(/\]\([^)]*\)/g, ']').match(/`[^`\n]+`|\b\d[\d.]*\b/g) ?? [];
  const had = find(before).join(' ');
  return [...new Set(find(after))].filter((value) => !had.includes(value.replaceAll('`', '')));
}

/** Releases of the SDK that words name: `7.8`, `6.13.0`, `7.x`. */
function findReleases(text: string): Set<string> {
  const found =
    text.replace(/\]\([^)]*\)/g, ']').match(/(?<![\w.])\d{1,2}\.(?:\d{1,2}|x)(?:\.\d+)?(?![\w.]*\d)/g) ?? [];
  return new Set(found);
}

/**
 * The places of other versions' pages where the old words of a change still stand.
 */
export function planPatch({changed, pages, to, releases, findLostNames}: PlanInput): Place[] {
  const places: Place[] = [];
  // Most pages have none of the words: a search in one line decides that without patterns.
  const folded = new Map([...pages].map(([file, text]) => [file, foldSpace(text)]));
  const has = (file: string, words: string): boolean => folded.get(file)?.includes(foldSpace(words)) ?? false;
  for (const {file: source, passages: all, claims, commit} of changed) {
    const passages = all.map((passage) => ({
      ...passage,
      // What was corrected again since must not travel.
      forms: [passage, passage.narrow].filter(
        (form) => form && isDistinct(form.before) && (!pages.has(source) || has(source, form.after)),
      ),
    }));
    const from = getPageVersion(source);
    for (const [file, text] of pages) {
      const version = getPageVersion(file);
      if (version === from || (to && !to.includes(version))) continue;
      for (const passage of passages) {
        const isSamePage = getPathInVersion(file) === getPathInVersion(source);
        const form = passage.forms.find(
          (one) =>
            one &&
            (isSamePage || isSentence(one.before)) &&
            has(file, one.before) &&
            findWords(text, one.before).length > 0,
        );
        // A line that was only added is there already where the new words are.
        if (!form || has(file, form.after)) continue;
        for (const {start, end} of findWords(text, form.before)) {
          if (!isSamePage && isInCode(text, start)) continue;
          if (places.some((other) => other.file === file && other.start < end && start < other.end)) continue;
          const own = claims.filter(({quote}) => concerns(quote, form));
          const holding = own.filter(
            (claim) =>
              claim.source.length > 0 &&
              claim.source.every((one) => holdsFor(one, getPlayerVersion(version), releases[version] ?? {})),
          );
          const after = matchBreaks(form.after);
          places.push({
            file,
            line: text.slice(0, start).split('\n').length,
            start,
            end,
            before: text.slice(start, end),
            after,
            from: `${source}:${passage.line}`,
            rows: holding,
            doubts: findDoubts({
              form,
              version,
              file,
              text,
              start,
              end,
              after,
              own,
              holding,
              findLostNames,
              hasPage: (page) => !isVersionedFile(page) || pages.has(page),
              isAddition: passage.isAddition ?? false,
              isAlsoChanged: changed.some((other) => other.file === file && other.commit === commit),
            }),
          });
        }
      }
    }
  }
  return places;
}

const getPathInVersion = (file: string): string => file.replace(/^(?:docs|versioned_docs\/[^/]+)\//, '');

/** Enough words to be the same statement on another page; code is the same on many that differ around it. */
const isSentence = (words: string): boolean =>
  !/[`~]{3}/.test(words) && (words.match(/[A-Za-z]{2,}/g) ?? []).length >= 10;

/** Blank lines, marks, single words and the lines that open a sample are on many pages. */
const isDistinct = (words: string): boolean =>
  (words.replace(/^\s*(?:```|~~~).*$/gm, '').match(/[A-Za-z]{2,}/g) ?? []).length >= 3;

const matchBreaks = (text: string): string => text.replace(/^\n+|\n+$/g, '');

/** Whether a row is about words that the change brought. */
function concerns(quote: string, {before, after}: {before: string; after: string}): boolean {
  const folded = foldSpace(quote);
  const now = foldSpace(after);
  return (now.includes(folded) || folded.includes(now)) && !foldSpace(before).includes(folded);
}

const isVersionedFile = (file: string): boolean => /^(?:docs|versioned_docs)\//.test(file);

/** Pages that the new words link to and the version lacks. */
function findLostLinks(
  {before, after}: {before: string; after: string},
  file: string,
  hasPage: (file: string) => boolean,
): string[] {
  return [...after.matchAll(/\]\((\.[^)#\s]*\.mdx)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !before.includes(link))
    .map((link) => path.posix.join(path.posix.dirname(file), link))
    .filter((target) => !hasPage(target));
}

function findDoubts({
  form,
  version,
  file,
  text,
  start,
  end,
  after,
  own,
  holding,
  findLostNames,
  hasPage,
  isAddition,
  isAlsoChanged,
}: {
  form: {before: string; after: string};
  version: string;
  file: string;
  text: string;
  start: number;
  end: number;
  after: string;
  own: readonly Claim[];
  holding: readonly Claim[];
  findLostNames: PlanInput['findLostNames'];
  hasPage: (file: string) => boolean;
  isAddition: boolean;
  /** Whether the same commit changed this page too. */
  isAlsoChanged: boolean;
}): string[] {
  const doubts: string[] = [];
  const {label} = getPlayerVersion(version);
  const now = text.slice(0, start) + after + text.slice(end);
  const had = new Set(findLostNames(file, text));
  for (const name of findLostNames(file, now)) if (!had.has(name)) doubts.push(`must not travel: ${name} (${label})`);
  const old = findReleases(form.before);
  const named = [...findReleases(form.after)].filter((release) => !old.has(release));
  if (isAddition && (own.length === 0 || holding.length < own.length))
    doubts.push(`adds words; read whether they hold for ${label}`);
  const fresh = holding.length === 0 ? findNewValues(form) : [];
  if (fresh.length) doubts.push(`brings ${fresh.join(', ')}; read whether it holds for ${label}`);
  if (isAlsoChanged) doubts.push('the same change put this page otherwise; read which words hold here');
  if (named.length) doubts.push(`names ${named.join(', ')}; say what holds for ${label}`);
  for (const {quote, source, searched} of own.filter((claim) => !holding.includes(claim)))
    doubts.push(
      source.length
        ? `read a source of ${label} for "${shorten(quote)}", as here: ${source.join(', ')}`
        : `search ${label} for "${shorten(quote)}", as here: ${searched.join(', ')}`,
    );
  for (const lost of findLostLinks(form, file, hasPage)) doubts.push(`must not travel: no ${lost} in ${label}`);
  return doubts;
}

const shorten = (text: string): string => (text.length > 70 ? `${text.slice(0, 67)}…` : text);

/** Whether an offset is within a fence. */
export const isInCode = (text: string, offset: number): boolean =>
  (text.slice(0, offset).match(/^\s*(?:```|~~~)/gm) ?? []).length % 2 === 1;

/** Whether nothing but a reader's judgement could improve the place: `--yes` applies it. */
export const isCertain = ({doubts}: Place): boolean => doubts.length === 0;

/** Whether it can't be applied at all. */
export const isForbidden = ({doubts}: Place): boolean => doubts.some((doubt) => doubt.startsWith('must not travel'));

/**
 * Applies places to the text of their page.
 * @param places of this page, in any order.
 */
export function applyPlaces(text: string, places: readonly Place[]): string {
  return [...places]
    .sort((a, b) => b.start - a.start)
    .reduce((result, {start, end, after}) => result.slice(0, start) + after + result.slice(end), text);
}

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
