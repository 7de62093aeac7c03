import {stemOnce} from '../text/stem';
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

/** Stems that match words of the query, with their weights. */
export function getWantedStems(query: Query): Map<string, number> {
  const wanted = new Map<string, number>();
  const want = (stem: string, worth: number) => wanted.set(stem, Math.max(worth, wanted.get(stem) ?? 0));
  for (const {variants, importance} of query.tokens) {
    for (const {stem, weight} of variants) want(stem, importance * weight);
  }
  for (const {from, to, stems, weight} of query.alternatives) {
    const importance = query.tokens.slice(from, to + 1).reduce((sum, token) => sum + token.importance, 0);
    for (const stem of stems) want(stem, (importance * weight) / stems.length);
  }
  return wanted;
}

const headingWeight = 3;
const nameWeight = 1.2;
const phraseWeight = 3;
const symptomWeight = 4;

/**
 * The sections of a page that match a query, best first. The page itself (section 0) is among them only as the first:
 * below a section that answers the query, its top leads away from the answer.
 */
export function findPlaces(
  {indexed: page, symptom}: Pick<RankedPage, 'indexed' | 'symptom'>,
  query: Query,
  wanted: ReadonlyMap<string, number>,
  limit: number,
): Place[] {
  const total = query.tokens.reduce((sum, {importance}) => sum + importance, 0) || 1;
  const phrase = new PhraseMatcher(query.phrase);
  const places = page.sections.map((section, index): Place => {
    const {heading, text} = getSectionPositions(section);
    let score = 0;
    let inHeading = false;
    for (const [stem, worth] of wanted) {
      if (heading.places.has(stem)) {
        score += headingWeight * worth;
        inHeading = true;
      }
      if (text.places.has(stem)) score += worth;
      if (section.names.has(stem)) score += nameWeight * worth;
    }
    if (score === 0) return {section, index, inHeading, score};
    const meant = symptom?.index === index ? symptom.share ** 2 : 0;
    const run = Math.max(headingWeight * getShare(phrase, heading), getShare(phrase, text));
    return {section, index, inHeading, score: score + total * (phraseWeight * run + symptomWeight * meant)};
  });
  const titleShare = getTitleShare(page, query);
  const top = places[0];
  // A title that covers the query outranks its sections, unless a heading is a closer match.
  if (top) top.score += 1.5 * headingWeight * total * titleShare ** 3;
  return places
    .filter(({score}) => score > 0)
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .filter(({index}, rank) => index > 0 || rank === 0)
    .slice(0, limit);
}

function getShare(phrase: PhraseMatcher, field: Positions): number {
  return phrase.find(field)[0]?.share ?? 0;
}

function getTitleShare({names}: IndexedPage, query: Query): number {
  const total = query.tokens.reduce((sum, {importance}) => sum + importance, 0) || 1;
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
