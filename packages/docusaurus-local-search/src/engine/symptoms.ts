import type {Lexicon} from './lexicon';
import type {IndexedPage, IndexedSection} from './pageIndex';
import {matchWords} from './matchWords';
import {getSectionPositions} from './positions';
import type {Stems} from './positions';
import type {Query} from './query';

/** A shorter query names a thing, which many releases say something about. */
const entryQueryLength = 4;

/** A shorter complaint, «cast icon missing», is as much the name of a subject. */
export const complaintLength = 4;

/** What a symptom is called besides counts a little less than its heading. */
const listedShare = 0.95;

/** For a short complaint it has to be the same words, or nearly so. */
const exactShare = 0.8;

/** What a word of the text below a symptom is worth, compared with one of the symptom itself. */
const textShare = 0.5;
const weakShare = 0.35;
/** Symptoms are in the words that readers see, so another word for the same counts less than elsewhere. */
const synonymShare = 0.7;

/** The section of a page whose symptom is closest to what a query describes. */
export interface Symptom {
  /** Number of the section. */
  index: number;
  /** How close it is: 1 if it has the same words, 0 if it has none of them, or the page lists no symptoms. */
  share: number;
}

const noSymptom: Symptom = {index: 0, share: 0};

/** What a section has of a query. */
interface Match {
  /** Share of the query's meaning. */
  ofQuery: number;
  /** Share of the symptom's words. */
  ofHeading: number;
}

/** The words of a symptom that tell something, once each, and what they are worth. */
interface Telling {
  stems: Stems;
  worth: readonly number[];
  total: number;
}

/** Read once: each is compared with every query. */
const tellings = new WeakMap<Stems, Telling>();

/** Words that a symptom has. */
interface Words {
  has(stem: string): boolean;
}

/** A word of the text counts less than one of the symptom itself. */
function getWorth(stem: string, heading: Words, text: Words | undefined): number {
  if (heading.has(stem)) return 1;
  return text?.has(stem) ? textShare : 0;
}

/**
 * Finds the symptom that a query describes.
 * A page of many symptoms is long and about everything, so as a whole it would come after pages that only mention one.
 */
export class SymptomMatcher {
  /** Stems that a symptom has in common with the query, whatever else it says. */
  private readonly said: ReadonlySet<string>;
  /** The same and the stems of all alternatives: a symptom with none of these is not meant. */
  private readonly possible: ReadonlySet<string>;

  /** @param total the query's meaning. */
  constructor(
    private readonly query: Query,
    private readonly total: number,
    private readonly lexicon: Lexicon,
  ) {
    const {phrase, tokens, alternatives} = query;
    this.said = new Set([...phrase, ...tokens.flatMap(({variants}) => variants)].map(({stem}) => stem));
    this.possible = new Set([...this.said, ...alternatives.flatMap(({stems}) => stems)]);
  }

  /** The closest symptom of a page. */
  find(indexed: IndexedPage): Symptom {
    if (this.total <= 0 || this.query.isName) return noSymptom;
    const getShare = this.getReader(indexed);
    if (!getShare) return noSymptom;
    return indexed.sections.reduce((best, section, index) => {
      const share = getShare(section, best.share);
      return share > best.share ? {index, share} : best;
    }, noSymptom);
  }

  /** How the sections of a page are read: as symptoms, as a list of what was fixed, or not at all. */
  private getReader({
    page,
    symptomLevel,
  }: IndexedPage): ((section: IndexedSection, least: number) => number) | undefined {
    if (symptomLevel !== undefined) {
      return (section, least) => (section.section.level < symptomLevel ? 0 : this.getSectionShare(section, least));
    }
    if (page.kind === 'changelog' && this.query.tokens.length >= entryQueryLength) {
      return ({entries = []}, least) =>
        entries.reduce((best, entry) => Math.max(best, this.getShare(entry, undefined, best)), least);
    }
    return undefined;
  }

  /** The share of the heading, or of what the section is called besides: more words, for queries that need them. */
  private getSectionShare(section: IndexedSection, least: number): number {
    const {heading, listedAs} = section;
    const others = this.query.isComplaint ? listedAs : [];
    const exact = this.query.tokens.length < complaintLength ? exactShare : 0;
    return others.reduce(
      (best, other) => {
        const share = this.getShare(other, section, best / listedShare);
        return share > exact ? Math.max(best, listedShare * share) : best;
      },
      Math.max(least, this.getShare(heading, section, least)),
    );
  }

  /**
   * @param section has the text below the symptom.
   * @param least what is wanted: a symptom that can't be closer is not compared word by word, which most are not.
   */
  private getShare(symptom: Stems, section: IndexedSection | undefined, least: number): number {
    const most = this.getHeadingShare(symptom, this.possible);
    if ((2 * most) / (1 + most) <= least) return 0;
    const text = section && getSectionPositions(section).text.places;
    const {ofQuery, ofHeading} = this.match(symptom, new Set(symptom), text);
    return ofHeading > 0 && ofQuery > 0 ? (2 * ofHeading * ofQuery) / (ofHeading + ofQuery) : 0;
  }

  private match(symptom: Stems, heading: Words, text?: Words): Match {
    const {tokens, alternatives} = this.query;
    const getWorthOf = (stem: string) => getWorth(stem, heading, text);
    const values = matchWords(this.query, getWorthOf, synonymShare);
    const others = alternatives.filter(({stems}) => stems.every(getWorthOf)).flatMap(({stems}) => stems);
    const covered = tokens.reduce((sum, {importance}, at) => sum + importance * (values[at] as number), 0);
    const matched = others.length ? new Set([...this.said, ...others]) : this.said;
    return {
      ofQuery: Math.min(1, covered / this.total),
      ofHeading: this.getHeadingShare(symptom, matched),
    };
  }

  private getHeadingShare(symptom: Stems, matched: ReadonlySet<string>): number {
    const {stems, worth, total} = this.getTelling(symptom);
    let same = 0;
    let count = 0;
    stems.forEach((stem, at) => {
      if (!matched.has(stem)) return;
      same += worth[at] as number;
      count++;
    });
    // One word of several is a coincidence.
    return count > 1 || (count === 1 && count === stems.length) ? same / total : 0;
  }

  private getTelling(symptom: Stems): Telling {
    const known = tellings.get(symptom);
    if (known) return known;
    const {isMeaningful, weakStems} = this.lexicon;
    const stems = [...new Set(symptom)].filter(isMeaningful);
    const worth = stems.map((stem) => (weakStems.has(stem) ? weakShare : 1));
    const telling = {stems, worth, total: worth.reduce((sum, value) => sum + value, 0)};
    tellings.set(symptom, telling);
    return telling;
  }
}
