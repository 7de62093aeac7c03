import MiniSearch from 'minisearch';
import {stemOnce} from '../text/stem';
import type {HeadPage, TextRow} from '../content/shards';
import type {PageSection, SearchPage} from '../types';
import type {Lexicon} from './lexicon';
import {getPagePositions} from './positions';
import type {Positions, SectionPositions, Stems} from './positions';
import {getSymptomLevel} from './symptomLevel';
import {Vocabulary} from './vocabulary';

/** Data of a section that ranking uses. */
export interface IndexedSection {
  section: PageSection;
  heading: Stems;
  /** Stems of names in code, unordered. Empty until the texts are loaded, like `text`. */
  names: ReadonlySet<string>;
  text: Stems;
  /** What the section is called besides, see `PageSection`. Empty until the texts are loaded. */
  listedAs: readonly Stems[];
  /** Of a changelog: the sentences of the text, each an entry that may be what a reader sees going wrong. */
  entries?: readonly Stems[];
  /** See `getSectionPositions`. */
  positions?: SectionPositions;
}

export interface IndexedPage {
  id: number;
  page: SearchPage;
  title: Stems;
  slug: Stems;
  /** Names of the page: its title, and the end of its path. */
  names: readonly Stems[];
  keywords: readonly Stems[];
  /** The telling stems of each name and of each keyword, once. */
  telling: {names: readonly Stems[]; keywords: readonly Stems[]};
  /** Platforms named in the title or the end of the path: «Offline DRM with iOS», which all platforms share. */
  named: readonly string[];
  /** Names in prose from the heads, as written. */
  headMentions: ReadonlySet<string>;
  sections: IndexedSection[];
  /** See `getSymptomLevel`. */
  symptomLevel: number | undefined;
  hasText: boolean;
  /** See `getPagePositions`. */
  positions?: Positions;
}

/**
 * Weights of the fields relative to body text, which is 1. Title before heading before text; keywords are words that
 * readers search for.
 */
export interface FieldWeights {
  title: number;
  slug: number;
  keywords: number;
  description: number;
  headings: number;
  mentioned: number;
  text: number;
}

export const defaultFieldWeights: FieldWeights = {
  title: 5,
  slug: 3.5,
  keywords: 3,
  description: 2,
  headings: 2,
  mentioned: 1.6,
  text: 1,
};

/** BM25 parameters: saturation of repeated words, length normalization, lower bound for long fields. */
export const bm25 = {k: 1.2, b: 0.7, d: 0.5};

/** Stems in names that do not distinguish pages. */
const genericStems = new Set(['sdk', 'guide', 'introduction', 'overview'].map(stemOnce));

const sentenceEnd = /(?<=[.!?])\s+(?=\p{Lu})/u;

const headFields = ['title', 'slug', 'keywords', 'headings', 'mentioned'] as const;
const bodyFields = ['text', 'description', 'mentioned'] as const;

type Document<Field extends string> = {id: number} & Record<Field, string[]>;

const asIs = (value: string) => value;
/** Documents are tokenized before they reach MiniSearch, so that phrases and snippets can reuse the result. */
const fromArray = (value: unknown) => value as unknown as string[];

/** Fields are arrays of stems; by default MiniSearch would convert them to text and split it again. */
const options = {
  tokenize: fromArray as unknown as (text: string) => string[],
  processTerm: asIs,
  stringifyField: asIs as unknown as (value: unknown) => string,
};

/**
 * A searchable index of the pages of one or more shards.
 * It has two MiniSearch indexes: titles, headings and names are added first and can answer at once; texts follow.
 */
export class PageIndex {
  readonly pages: IndexedPage[] = [];
  readonly vocabulary = new Vocabulary();
  private readonly head = new MiniSearch<Document<(typeof headFields)[number]>>({fields: [...headFields], ...options});
  private readonly body = new MiniSearch<Document<(typeof bodyFields)[number]>>({fields: [...bodyFields], ...options});
  private readonly cache = new Map<string, ReadonlyMap<number, number>>();

  constructor(
    readonly lexicon: Lexicon,
    private readonly weights: FieldWeights = defaultFieldWeights,
  ) {}

  /** Adds pages whose sections have no text yet. */
  addPages(pages: readonly HeadPage[]): IndexedPage[] {
    this.cache.clear();
    return pages.map((page) => this.addPage(page));
  }

  /** Adds a page's description and the texts of its sections, in the order of its sections. */
  addText(indexed: IndexedPage, rows: readonly TextRow[], description: string): void {
    if (indexed.hasText) return;
    this.cache.clear();
    indexed.hasText = true;
    indexed.page = {...indexed.page, description};
    const all: string[] = [];
    const others = new Set<string>();
    const isChangelog = indexed.page.kind === 'changelog';
    indexed.sections.forEach((section, index) => {
      const [text, mentioned, used, ...listedAs] = rows[index] ?? ['', '', ''];
      section.section = {...section.section, text, mentioned, used, listedAs};
      const {sequence, extras} = this.read(text);
      section.text = sequence;
      const listed = listedAs.map((name) => this.read(name));
      section.listedAs = listed.map((name) => name.sequence);
      for (const name of listed) all.push(...name.sequence, ...name.extras);
      if (isChangelog) section.entries = this.readSentences(text);
      delete section.positions;
      const inProse = this.read(mentioned);
      const inSamples = this.read(used);
      section.names = new Set([inProse, inSamples].flatMap((names) => [...names.sequence, ...names.extras]));
      all.push(...sequence, ...extras, ...inSamples.sequence, ...inSamples.extras);
      for (const name of mentioned.split(' ')) if (!indexed.headMentions.has(name)) others.add(name);
    });
    delete indexed.positions;
    // While texts are being indexed, and not when the reader types the first sentence.
    getPagePositions(indexed);
    const described = this.read(description);
    const mentions = this.read([...others].join(' '));
    this.body.add({
      id: indexed.id,
      text: all,
      description: [...described.sequence, ...described.extras],
      mentioned: [...mentions.sequence, ...mentions.extras],
    });
  }

  /**
   * Scores each page for one stem.
   * @returns scores by page id; pages without the stem are missing.
   */
  score(term: string): ReadonlyMap<number, number> {
    const known = this.cache.get(term);
    if (known) return known;
    const scores = new Map<number, number>();
    const {text, description, ...boost} = this.weights;
    const search = {prefix: false, fuzzy: false, bm25, tokenize: (query: string) => [query], processTerm: asIs};
    for (const {id, score} of this.head.search(term, {...search, boost})) scores.set(id as number, score);
    const bodyBoost = {text, description, mentioned: boost.mentioned};
    for (const {id, score} of this.body.search(term, {...search, boost: bodyBoost})) {
      scores.set(id as number, (scores.get(id as number) ?? 0) + score);
    }
    if (this.cache.size > 2000) this.cache.clear();
    this.cache.set(term, scores);
    return scores;
  }

  /** Rarity of a stem among the pages: 0 if every page has it. */
  getRarity(term: string): number {
    const count = this.score(term).size;
    return Math.log(1 + (this.pages.length - count + 0.5) / (count + 0.5));
  }

  private addPage({page, mentioned: mentions}: HeadPage): IndexedPage {
    const {lexicon} = this;
    const id = this.pages.length;
    const title = this.read(page.title);
    const slug = this.read(getSlugWords(page.path));
    const keywords = page.keywords.map((keyword) => this.read(keyword));
    const mentioned = this.read(mentions.join(' '));
    const headings: string[] = [];
    const sections = page.sections.map((section): IndexedSection => {
      const heading = this.read(section.heading);
      headings.push(...heading.sequence, ...heading.extras);
      return {section, heading: heading.sequence, names: new Set(), text: [], listedAs: []};
    });
    this.head.add({
      id,
      title: [...title.sequence, ...title.extras],
      slug: [...slug.sequence, ...slug.extras],
      keywords: keywords.flatMap(({sequence, extras}) => [...sequence, ...extras]),
      headings,
      mentioned: [...mentioned.sequence, ...mentioned.extras],
    });
    const names = [title.sequence, ...getPathNames(page.path, page.kind).map((name) => this.read(name).sequence)];
    const getTelling = (name: Stems): Stems => [
      ...new Set(name.filter((stem) => lexicon.isMeaningful(stem) && !genericStems.has(stem))),
    ];
    const indexed: IndexedPage = {
      id,
      page,
      title: title.sequence,
      slug: slug.sequence,
      names,
      keywords: keywords.map(({sequence}) => sequence),
      telling: {names: names.map(getTelling), keywords: keywords.map(({sequence}) => getTelling(sequence))},
      named: lexicon.getNamedPlatforms([
        ...lexicon.tokenize(page.title).sequence,
        '|',
        ...lexicon.tokenize(page.path.split('/').filter(Boolean).at(-1) ?? '').sequence,
      ]),
      headMentions: new Set(mentions),
      sections,
      symptomLevel: getSymptomLevel(page.path),
      hasText: false,
    };
    this.pages.push(indexed);
    return indexed;
  }

  /** Its words are known already, as those of the text. */
  private readSentences(text: string): Stems[] {
    return text.split(sentenceEnd).map((sentence) => this.lexicon.tokenize(sentence).sequence.map(stemOnce));
  }

  private read(text: string): {sequence: string[]; extras: string[]} {
    const {sequence, extras} = this.lexicon.tokenize(text);
    for (const word of sequence) this.vocabulary.add(word);
    for (const word of extras) this.vocabulary.add(word);
    return {sequence: sequence.map(stemOnce), extras: extras.map(stemOnce)};
  }
}

/** The words of a path. Its folders show what a page belongs to, even if the title does not. */
export function getSlugWords(path: string): string {
  return path.split('/').filter(Boolean).join(' ').replace(/-/g, ' ');
}

/** Last path segments that say nothing about the subject, unlike their folder. */
const genericLeaves = new Set(['introduction', 'getting-started', 'overview', 'index']);

/**
 * Names of a page from its path: the last segment, the last segment with its folder, and the folder alone if the last
 * segment is generic.
 * `/how-to-guides/drm/introduction/` is «drm»; `/connectors/ios/conviva/` is «conviva» and «ios conviva».
 */
export function getPathNames(path: string, kind: string): string[] {
  const parts = path.split('/').filter(Boolean);
  const leaf = parts.at(-1);
  const folder = parts.at(-2);
  if (!leaf) return [];
  const isGeneric = genericLeaves.has(leaf);
  // Every connector has a «getting started»; a query for just that means the SDK's.
  const names = isGeneric && kind !== 'getting-started' ? [] : [leaf];
  if (folder) names.push(`${folder} ${leaf}`);
  if (folder && isGeneric) names.push(folder);
  return names.map((name) => name.replace(/-/g, ' '));
}
