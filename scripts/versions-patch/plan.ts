/** Finds where a correction also belongs. */
import {foldSpace} from '../../src/evidence/evidence';
import type {Claim} from '../../src/evidence/evidence';
import {getPageVersion, getPlayerVersion} from '../../src/platforms/versions';
import {findDoubts} from './doubts';
import type {Candidate, VersionFacts} from './doubts';
import {findWords} from './passages';
import type {Passage} from './passages';
import type {Place} from './place';
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

export interface PlanInput extends Pick<VersionFacts, 'findLostNames'> {
  changed: readonly ChangedPage[];
  /** Texts of the pages of all versions, by path. */
  pages: ReadonlyMap<string, string>;
  /** Names of versions to look at; all without it. */
  to?: readonly string[];
  releases: Readonly<Record<string, Releases>>;
}

type Form = Pick<Passage, 'before' | 'after'>;

interface Correction {
  /** What to look for, the whole passage first. */
  forms: readonly Form[];
  isAddition: boolean;
  /** Where it was made: `docs/faq/a.mdx:12`. */
  from: string;
  claims: readonly Claim[];
}

/** A page of another version. */
interface Target extends Pick<Candidate, 'file' | 'text' | 'version' | 'isAlsoChanged'> {
  isSamePage: boolean;
  releases?: Releases;
}

type WordSearch = (file: string, words: string) => boolean;

/** The places of other versions' pages where the old words of a change still stand. */
export function planPatch({changed, pages, to, releases, findLostNames}: PlanInput): Place[] {
  const places: Place[] = [];
  const has = createWordSearch(pages);
  const hasPage = (page: string): boolean => !isVersionedFile(page) || pages.has(page);
  const isTaken = ({file, start, end}: Candidate): boolean =>
    places.some((other) => other.file === file && other.start < end && start < other.end);

  for (const change of changed) {
    const corrections = listCorrections(change, (words) => !pages.has(change.file) || has(change.file, words));
    for (const [file, text] of pages) {
      const version = getPageVersion(file);
      if (version === getPageVersion(change.file) || (to && !to.includes(version))) continue;
      const isSamePage = getPathInVersion(file) === getPathInVersion(change.file);
      const isAlsoChanged = changed.some((other) => other.file === file && other.commit === change.commit);
      const target = {file, text, version, isSamePage, isAlsoChanged, releases: releases[version]};
      for (const correction of corrections)
        for (const candidate of findCandidates(correction, target, has).filter((one) => !isTaken(one)))
          places.push(toPlace(candidate, correction.from, findDoubts(candidate, {findLostNames, hasPage})));
    }
  }
  return places;
}

/** @param stands whether the page still has words: what was corrected again since must not travel. */
const listCorrections = ({file, passages, claims}: ChangedPage, stands: (words: string) => boolean): Correction[] =>
  passages.map((passage) => ({
    forms: [passage, ...(passage.narrow ? [passage.narrow] : [])].filter(
      ({before, after}) => isDistinct(before) && stands(after),
    ),
    isAddition: passage.isAddition ?? false,
    from: `${file}:${passage.line}`,
    claims,
  }));

/** Where a page has the old words of a correction, and not yet the new ones. */
function findCandidates(
  {forms, isAddition, claims}: Correction,
  {isSamePage, releases, ...target}: Target,
  has: WordSearch,
): Candidate[] {
  const {file, text, version} = target;
  const find = ({before}: Form) =>
    (isSamePage || isSentence(before)) && has(file, before) ? findWords(text, before) : [];
  const form = forms.find((one) => find(one).length > 0);
  // A line that was only added is there already where the new words are.
  if (!form || has(file, form.after)) return [];
  const own = claims.filter(({quote}) => concerns(quote, form));
  const holding = own.filter((claim) => holdsIn(claim, version, releases));
  const after = withoutIndent(trimBreaks(form.after), trimBreaks(form.before));
  return find(form)
    .filter(({start}) => isSamePage || !isInCode(text, start))
    .map(({start, end}) => ({...target, form, start, end, after, own, holding, isAddition}));
}

const toPlace = ({file, text, start, end, after, holding}: Candidate, from: string, doubts: string[]): Place => ({
  file,
  line: text.slice(0, start).split('\n').length,
  start,
  end,
  before: text.slice(start, end),
  after,
  from,
  rows: holding,
  doubts,
});

/** Most pages have none of the words: a search in one line decides that without patterns. */
function createWordSearch(pages: ReadonlyMap<string, string>): WordSearch {
  const folded = new Map([...pages].map(([file, text]) => [file, foldSpace(text)]));
  return (file, words) => folded.get(file)?.includes(foldSpace(words)) ?? false;
}

/** Whether all sources of a row hold for a version. */
const holdsIn = ({source}: Claim, version: string, releases: Releases = {}): boolean =>
  source.length > 0 && source.every((one) => holdsFor(one, getPlayerVersion(version), releases));

const getPathInVersion = (file: string): string => file.replace(/^(?:docs|versioned_docs\/[^/]+)\//, '');

/** Enough words to be the same statement on another page; code is the same on many that differ around it. */
const isSentence = (words: string): boolean =>
  !/[`~]{3}/.test(words) && (words.match(/[A-Za-z]{2,}/g) ?? []).length >= 10;

/** Blank lines, marks, single words and the lines that open a sample are on many pages. */
const isDistinct = (words: string): boolean =>
  (words.replace(/^\s*(?:```|~~~).*$/gm, '').match(/[A-Za-z]{2,}/g) ?? []).length >= 3;

const trimBreaks = (text: string): string => text.replace(/^\n+|\n+$/g, '');

/** The old words are found from the first letter on, so the indentation before them stays in the page. */
function withoutIndent(after: string, before: string): string {
  const indent = /^[ \t]*/.exec(before)?.[0] ?? '';
  return after.startsWith(indent) ? after.slice(indent.length) : after.trimStart();
}

/** Whether a row is about words that the change brought. */
function concerns(quote: string, {before, after}: {before: string; after: string}): boolean {
  const folded = foldSpace(quote);
  const now = foldSpace(after);
  return (now.includes(folded) || folded.includes(now)) && !foldSpace(before).includes(folded);
}

const isVersionedFile = (file: string): boolean => /^(?:docs|versioned_docs)\//.test(file);

/** Whether an offset is within a fence. */
export const isInCode = (text: string, offset: number): boolean =>
  (text.slice(0, offset).match(/^\s*(?:```|~~~)/gm) ?? []).length % 2 === 1;
