import type {Lexicon} from './lexicon';
import type {IndexedPage, IndexedSection} from './pageIndex';
import {getSectionSets} from './phrase';
import type {Query} from './query';

/** Pages whose headings are what a reader sees: messages, codes, behaviors. */
const listsSymptoms = /\/(troubleshooting|error-codes)\/$/;

/** Headings above are groups: «Live», «Nothing plays». */
const symptomLevel = 3;

/** What a word of the text below a symptom is worth, compared with one of the symptom itself. */
const textShare = 0.5;
const weakShare = 0.35;
/** Symptoms are in the words that readers see, so another word for the same counts less than elsewhere. */
const synonymShare = 0.7;

/** What a section has of a query. */
interface Match {
  /** Share of the query's meaning. */
  ofQuery: number;
  /** Share of the symptom's words. */
  ofHeading: number;
}

/** A word of the text counts less than one of the symptom itself. */
function getWorth(stem: string, heading: ReadonlySet<string>, text: ReadonlySet<string>): number {
  if (heading.has(stem)) return 1;
  return text.has(stem) ? textShare : 0;
}

function matchSection(
  section: IndexedSection,
  {tokens, alternatives, phrase}: Query,
  total: number,
  lexicon: Lexicon,
): Match {
  const {heading, text} = getSectionSets(section);
  const matched = new Set(phrase.map(({stem}) => stem));
  const values = tokens.map(({variants}) => {
    let best = 0;
    for (const {stem, weight} of variants) {
      best = Math.max(best, weight * getWorth(stem, heading, text));
      matched.add(stem);
    }
    return best;
  });
  for (const {from, to, stems, weight} of alternatives) {
    const worth = Math.min(...stems.map((stem) => getWorth(stem, heading, text)));
    if (worth === 0) continue;
    for (const stem of stems) matched.add(stem);
    for (let at = from; at <= to; at++) values[at] = Math.max(values[at] as number, synonymShare * weight * worth);
  }
  const covered = tokens.reduce((sum, {importance}, at) => sum + importance * (values[at] as number), 0);
  return {ofQuery: Math.min(1, covered / total), ofHeading: getHeadingShare(heading, matched, lexicon)};
}

function getHeadingShare(
  heading: ReadonlySet<string>,
  matched: ReadonlySet<string>,
  {isMeaningful, weakStems}: Lexicon,
): number {
  let all = 0;
  let same = 0;
  let count = 0;
  for (const stem of heading) {
    if (!isMeaningful(stem)) continue;
    const worth = weakStems.has(stem) ? weakShare : 1;
    all += worth;
    if (!matched.has(stem)) continue;
    same += worth;
    count++;
  }
  // One word of several is a coincidence.
  return count > 1 || (count === 1 && same === all) ? same / all : 0;
}

/**
 * How well one symptom of a page is what the query describes: 1 if they have the same words, 0 if the page lists none.
 * A page of many symptoms is long and about everything, so as a whole it would come after pages that only mention one.
 * @param total the query's meaning.
 */
export function getSymptomShare({page, sections}: IndexedPage, query: Query, total: number, lexicon: Lexicon): number {
  if (total <= 0 || query.isName || !listsSymptoms.test(page.path)) return 0;
  let best = 0;
  for (const section of sections) {
    if (section.section.level < symptomLevel) continue;
    const {ofQuery, ofHeading} = matchSection(section, query, total, lexicon);
    if (ofHeading > 0 && ofQuery > 0) best = Math.max(best, (2 * ofHeading * ofQuery) / (ofHeading + ofQuery));
  }
  return best;
}
