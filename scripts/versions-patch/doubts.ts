/** What speaks against a correction in another version. */
import path from 'node:path';
import type {Claim} from '../../src/evidence/evidence';
import {getPlayerVersion} from '../../src/platforms/versions';

/** A place that has the old words, and what decides whether the new ones hold there. */
export interface Candidate {
  /** The words of the correction. */
  form: {before: string; after: string};
  /** Docusaurus name of the version, as `v6`. */
  version: string;
  file: string;
  text: string;
  start: number;
  end: number;
  /** What stands from `start` to `end` once it is applied. */
  after: string;
  /** Rows of evidence about the new words, and those of them that hold for this version too. */
  own: readonly Claim[];
  holding: readonly Claim[];
  isAddition: boolean;
  /** Whether the same commit changed this page too. */
  isAlsoChanged: boolean;
}

export interface VersionFacts {
  /** Names that the version's data lacks, where the page would have `text` in place of what it has. */
  findLostNames: (file: string, text: string) => readonly string[];
  hasPage: (file: string) => boolean;
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

/** @returns why a person must look before the place is changed; empty where nothing speaks against it. */
export function findDoubts(candidate: Candidate, {findLostNames, hasPage}: VersionFacts): string[] {
  const {form, version, file, text, start, end, after, own, holding} = candidate;
  const doubts: string[] = [];
  const {label} = getPlayerVersion(version);
  const now = text.slice(0, start) + after + text.slice(end);
  const had = new Set(findLostNames(file, text));
  for (const name of findLostNames(file, now)) if (!had.has(name)) doubts.push(`must not travel: ${name} (${label})`);
  const old = findReleases(form.before);
  const named = [...findReleases(form.after)].filter((release) => !old.has(release));
  if (candidate.isAddition && (own.length === 0 || holding.length < own.length))
    doubts.push(`adds words; read whether they hold for ${label}`);
  const fresh = holding.length === 0 ? findNewValues(form) : [];
  if (fresh.length) doubts.push(`brings ${fresh.join(', ')}; read whether it holds for ${label}`);
  if (candidate.isAlsoChanged) doubts.push('the same change put this page otherwise; read which words hold here');
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
