import {stemOnce} from '../text/stem';
import {matchWords} from './matchWords';
import {bm25} from './pageIndex';
import type {IndexedPage, IndexedSection} from './pageIndex';
import type {RankedPage} from './rank';
import type {Query} from './query';
import {PhraseMatcher} from './phrase';
import {getSectionPositions} from './positions';
import type {Positions} from './positions';

/** A section of a page that matches a query. */
export interface Place {
  section: IndexedSection;
  index: number;
  /** Whether the heading matches, or the text below it. */
  inHeading: boolean;
  score: number;
}

/** A word of what a section is called counts as often as this in its text. */
const headingWeight = 2;
/** For a sequence of the query's words, as a share of the query; in the text, the section may only mention it. */
const phraseWeight = 1;
const textPhrase = 0.4;
/** For the symptom that the page was found for. */
const symptomWeight = 1;
/** What further sections of a page need of the best one's score. Weaker ones would stand above the best section of the next page. */
const closeShare = 0.5;
/** For a title that has all of the query. */
const titleWeight = 1;

const getLength = ({heading, listedAs, text}: IndexedSection): number =>
  headingWeight * (heading.length + listedAs.reduce((sum, {length}) => sum + length, 0)) + text.length;

/**
 * The sections of a page that match a query, best first. The page itself (section 0) is among them only as the first:
 * below a section that answers the query, its top leads away from the answer.
 */
export function findPlaces(
  {indexed: page, symptom}: Pick<RankedPage, 'indexed' | 'symptom'>,
  query: Query,
  wanted: ReadonlySet<string>,
  limit: number,
): Place[] {
  const total = getTotal(query);
  const phrase = new PhraseMatcher(query.phrase);
  const average = page.sections.reduce((sum, section) => sum + getLength(section), 0) / page.sections.length || 1;
  const stems = [...wanted];
  const places = page.sections.map((section, index): Place => {
    const {heading, listedAs, text} = getSectionPositions(section);
    const inHeading = stems.some((stem) => heading.places.has(stem));
    // BM25 within the page: in a long section a word says less.
    const norm = bm25.k * (1 - bm25.b + (bm25.b * getLength(section)) / average);
    const values = matchWords(query, (stem) => {
      const named = count(heading, stem) + count(listedAs, stem);
      const times = headingWeight * named + (count(text, stem) || Number(section.names.has(stem)));
      return times / (times + norm);
    });
    const words = query.tokens.reduce((sum, {importance}, at) => sum + importance * (values[at] as number), 0);
    if (words === 0) return {section, index, inHeading, score: 0};
    const run = Math.max(getShare(phrase, heading), getShare(phrase, listedAs), textPhrase * getShare(phrase, text));
    const meant = symptom?.index === index ? symptom.share ** 2 : 0;
    return {section, index, inHeading, score: words + total * (phraseWeight * run + symptomWeight * meant)};
  });
  const titleShare = getTitleShare(page, query);
  const top = places[0];
  // A title that covers the query outranks its sections, unless a heading is a closer match.
  if (top) top.score += titleWeight * total * titleShare ** 3;
  return places
    .filter(({score}) => score > 0)
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .filter(({index, score}, rank, [best]) => rank === 0 || (index > 0 && score >= closeShare * (best?.score ?? 0)))
    .slice(0, limit);
}

function getTotal({tokens}: Query): number {
  return tokens.reduce((sum, {importance}) => sum + importance, 0) || 1;
}

function count({places}: Positions, stem: string): number {
  return places.get(stem)?.length ?? 0;
}

function getShare(phrase: PhraseMatcher, field: Positions): number {
  return phrase.find(field)[0]?.share ?? 0;
}

function getTitleShare({names}: IndexedPage, query: Query): number {
  const total = getTotal(query);
  const said = new Set(names.flat());
  const matched = query.tokens.reduce((sum, {variants, importance}, at) => {
    const direct = variants.some(({stem, weight}) => weight >= 0.5 && said.has(stem));
    const replaced = query.alternatives.some(
      ({from, to, stems, weight}) => from <= at && at <= to && weight >= 0.5 && stems.every((stem) => said.has(stem)),
    );
    return sum + (direct || replaced ? importance : 0);
  }, 0);
  return matched / total;
}

/** Stems to highlight: the matched variants, and stop words between them. */
export function getMarkedStems(query: Query): Set<string> {
  const stems = new Set<string>();
  for (const {word, variants} of query.tokens) {
    for (const {stem} of variants) stems.add(stem);
    stems.add(stemOnce(word));
  }
  for (const {stems: others} of query.alternatives) for (const stem of others) stems.add(stem);
  return stems;
}
