import {stemOnce} from '../text/stem';
import type {SearchFilters, SearchPage} from '../types';
import type {Lexicon} from './lexicon';
import type {IndexedPage, PageIndex} from './pageIndex';
import {PhraseMatcher} from './phrase';
import type {PhraseMatch} from './phrase';
import {getPagePositions} from './positions';
import type {Stems} from './positions';
import {analyzeQuery} from './query';
import type {Query} from './query';
import {complaintLength, SymptomMatcher} from './symptoms';
import type {Symptom} from './symptoms';

export interface RankOptions {
  tags: ReadonlySet<string>;
  platform?: string | undefined;
  /** The docs that the reader is in; pages of other products rank lower. */
  primaryTag?: string | undefined;
  filters?: SearchFilters | undefined;
}

export interface RankedPage {
  indexed: IndexedPage;
  score: number;
  /** Share of the query's meaning that the page covers, 0 to 1. */
  coverage: number;
  /** What the page lists and the query describes. */
  symptom?: Symptom;
}

/** Ranking weights besides words. All are factors of a page's score. */
export interface RankWeights {
  /** Exponent of the coverage: how much a missing word lowers a page. */
  coverage: number;
  /** For a sequence of query words, by place; a sequence of all words counts in full. */
  titlePhrase: number;
  keywordPhrase: number;
  headingPhrase: number;
  textPhrase: number;
  /** For a page that contains the query word for word, if the query is long enough. */
  wholePhrase: number;
  /**
   * For a page with the query as a heading, if the query is the name of a constant: its single words also occur in
   * other titles.
   */
  constantHeading: number;
  /** For a page whose name is the query. */
  focus: number;
  /** What a keyword of the page is worth as its name, for a query of several words. */
  keywordFocus: number;
  /** For a page with a symptom that the query describes. */
  symptom: number;
  /** The same, if the query is a complaint of several words: «how do I …» is answered by guides. */
  complaint: number;
  /** For a changelog with an entry that the query describes, unless the query asks for one anyway. */
  entry: number;
  /** For a page in the platform-specific docs of the reader's platform. */
  ownPlatform: number;
  /** The same, if the query names it, or a system that its apps run on. */
  ownFramework: number;
  /** For a page below a folder named after the reader's platform, or with the platform in its title. */
  homePlatform: number;
  /** For a shared page whose title names only another platform. */
  foreignTitle: number;
  /** For the first page of a section, which platforms have pages of their own for. */
  sectionHome: number;
  /** For a page of another product than the reader's current one. */
  otherProduct: number;
  /** For a page that does not apply to the reader's platform. */
  otherPlatform: number;
  /** The same for a platform named in the query. */
  namedPlatform: number;
  otherThanNamed: number;
  /** For an introduction, if one or two query words name its subject. */
  introduction: number;
  /** For a changelog, unless the query asks for one: it contains nearly every word. */
  changelog: number;
  /** For a page of symptoms, unless the query describes a fault: a guide is about the subject. */
  symptomList: number;
}

/** What the factors of a page's score depend on besides page and query. */
interface Ranking {
  weights: RankWeights;
  lexicon: Lexicon;
}

export const defaultRankWeights: RankWeights = {
  coverage: 1.5,
  titlePhrase: 0.5,
  keywordPhrase: 0.5,
  headingPhrase: 0.3,
  textPhrase: 0.35,
  wholePhrase: 3,
  constantHeading: 12,
  focus: 2.5,
  keywordFocus: 0.7,
  symptom: 4,
  complaint: 8,
  entry: 15,
  ownPlatform: 1.3,
  ownFramework: 1.6,
  homePlatform: 1.7,
  foreignTitle: 0.6,
  sectionHome: 0.6,
  otherProduct: 0.6,
  otherPlatform: 0.3,
  namedPlatform: 1.3,
  otherThanNamed: 0.6,
  introduction: 1.5,
  changelog: 0.45,
  symptomList: 0.8,
};

/** Number of pages that are examined word by word; pages below cannot come first. */
const candidateLimit = 80;
/** The same for a query that may be copied from a page, because many pages contain its words. */
const sentenceCandidateLimit = 240;

/**
 * Best score of a page over all readings of the query: each token counts by itself, or an alternative that the page
 * contains in full replaces a span of tokens. Coverage is the best over all readings too: a page with «getting started»
 * fully covers «quick start», although the word that they share scores higher by itself.
 */
function scorePage(
  id: number,
  query: Query,
  tokenScores: readonly ReadonlyMap<number, number>[],
  alternativeScores: readonly ReadonlyMap<number, number>[],
): {score: number; covered: number} {
  const {tokens, alternatives} = query;
  const score = new Array<number>(tokens.length + 1).fill(0);
  const covered = new Array<number>(tokens.length + 1).fill(0);
  tokens.forEach(({importance}, at) => {
    const own = tokenScores[at]?.get(id) ?? 0;
    let bestScore = (score[at] as number) + own;
    let bestCovered = (covered[at] as number) + (own > 0 ? importance : 0);
    alternatives.forEach(({from, to, weight}, i) => {
      const value = to === at ? alternativeScores[i]?.get(id) : undefined;
      if (value === undefined) return;
      let meaning = 0;
      for (let token = from; token <= to; token++) meaning += tokens[token]?.importance ?? 0;
      bestScore = Math.max(bestScore, (score[from] as number) + value);
      bestCovered = Math.max(bestCovered, (covered[from] as number) + meaning * (0.4 + 0.6 * weight));
    });
    score[at + 1] = bestScore;
    covered[at + 1] = bestCovered;
  });
  return {score: score[tokens.length] as number, covered: covered[tokens.length] as number};
}

/**
 * Limits the score of a replacement to the rarer of the two words.
 * «drm» is on every other page, «content protection» on few; without the limit, the synonym would outweigh the word
 * itself.
 */
function getRarityShare(index: PageIndex, stem: string, rarity: number): number {
  return Math.min(1, rarity / Math.max(0.01, index.getRarity(stem)));
}

/** Scores of each token: the best of its variants, times its share of the meaning. */
function getTokenScores(query: Query, index: PageIndex): Map<number, number>[] {
  return query.tokens.map(({variants, rarity, importance}) => {
    const best = new Map<number, number>();
    // BM25 already accounts for rarity; the remaining importance only marks weak words.
    const factor = importance / Math.max(0.01, rarity);
    for (const {stem, weight} of variants) {
      const share = weight * factor * getRarityShare(index, stem, rarity);
      for (const [id, score] of index.score(stem)) {
        const value = score * share;
        if (value > (best.get(id) ?? 0)) best.set(id, value);
      }
    }
    return best;
  });
}

/** Scores of each alternative, for pages that contain all of its words. */
function getAlternativeScores(query: Query, index: PageIndex): Map<number, number>[] {
  return query.alternatives.map(({from, to, stems, weight}) => {
    const scores = new Map<number, number>();
    const replaced = query.tokens.slice(from, to + 1);
    const importance = replaced.reduce((sum, token) => sum + token.importance, 0);
    // Each word counts in proportion to its rarity, and all together count as much as the words that they replace.
    const shares = stems.map((stem) => Math.min(1, importance / stems.length / Math.max(0.01, index.getRarity(stem))));
    const [first, ...others] = stems.map((stem) => index.score(stem));
    for (const [id, score] of first ?? []) {
      let sum = score * (shares[0] as number);
      let all = true;
      for (const [i, other] of others.entries()) {
        const value = other.get(id);
        if (value === undefined) {
          all = false;
          break;
        }
        sum += value * (shares[i + 1] as number);
      }
      if (all) scores.set(id, sum * weight);
    }
    return scores;
  });
}

/** Stems of the query and its alternatives, with their share of the meaning. */
function getQueryStems(query: Query): Map<string, number> {
  const said = new Map<string, number>();
  const say = (stem: string, importance: number) => said.set(stem, Math.max(importance, said.get(stem) ?? 0));
  for (const {stem} of query.phrase) say(stem, 0);
  for (const {variants, importance} of query.tokens) {
    for (const {stem, weight} of variants) say(stem, weight * importance);
  }
  for (const {from, to, stems, weight} of query.alternatives) {
    const importance = query.tokens.slice(from, to + 1).reduce((sum, token) => sum + token.importance, 0);
    for (const stem of stems) say(stem, (weight * importance) / stems.length);
  }
  return said;
}

/** From this many words on, a query may be what a page has as a keyword, put into a sentence. */
const keywordQueryLength = 3;

/**
 * How well the query names the page: 1 if it contains every word of one of the page's names, and nothing else.
 * A long query may also be one of its keywords, which counts less.
 */
function getFocus(
  indexed: IndexedPage,
  query: Query,
  said: ReadonlyMap<string, number>,
  total: number,
  weights: RankWeights,
): number {
  const {page, telling} = indexed;
  const platformStems = page.own ? page.platforms.flatMap((platform) => platform.split('-').map(stemOnce)) : [];
  const share = (name: Stems) => getNameShare(name, platformStems, said, total);
  const byName = Math.max(0, ...telling.names.map(share));
  if (query.isName || query.tokens.length < keywordQueryLength) return byName;
  return Math.max(byName, ...telling.keywords.map((keyword) => weights.keywordFocus * share(keyword)));
}

/**
 * Words that name the page's own platform do not count as missing: on Android, «getting started» is «Getting started on
 * Android».
 */
function getNameShare(name: Stems, platformStems: Stems, said: ReadonlyMap<string, number>, total: number): number {
  let meaning = 0;
  let other = 0;
  let same = 0;
  for (const stem of name) {
    const importance = said.get(stem);
    if (importance !== undefined) {
      meaning += importance;
      same++;
    } else if (!platformStems.includes(stem)) other++;
  }
  return same === 0 ? 0 : (same / (same + other)) * Math.min(1, meaning / total);
}

function getPlatformFactor(
  {page, named}: IndexedPage,
  query: Query,
  platform: string | undefined,
  {weights, lexicon}: Ranking,
): number {
  const {platforms, own, path} = page;
  const isHome = (id: string) => path.includes(`/${id}/`) || named.includes(id);
  if (query.platforms.length) {
    // In an app of a framework, «on Android» is a circumstance and not another SDK.
    if (platform && own && platforms.includes(platform) && isAbout(query.platforms, platform, lexicon)) {
      return weights.ownFramework * weights.namedPlatform * (isHome(platform) ? weights.homePlatform : 1);
    }
    if (query.platforms.some((id) => platforms.includes(id))) {
      return (own ? weights.namedPlatform : 1) * (query.platforms.some(isHome) ? weights.homePlatform : 1);
    }
    return platforms.length ? weights.otherThanNamed : 0.9;
  }
  if (!platform) return 1;
  // «Getting started» means that of the reader's platform.
  if (lexicon.knowledge.ownSections?.includes(path)) return weights.sectionHome;
  const title = isHome(platform) ? weights.homePlatform : named.length ? weights.foreignTitle : 1;
  if (platforms.length === 0) return title;
  if (!platforms.includes(platform)) return weights.otherPlatform;
  return title * (own ? weights.ownPlatform : 1);
}

/** Whether platforms named in a query include the reader's own one, or one that its apps run on. */
function isAbout(named: readonly string[], platform: string, {getSystems}: Lexicon): boolean {
  return named.some((id) => id === platform || getSystems(platform).includes(id));
}

/** Matches a single constant such as `LICENSE_ERROR`. */
const constant = /^\s*[a-z\d]+(_[a-z\d]+)+\s*$/i;

const changelogStems = new Set(['changelog', 'releas', 'version', 'histori', 'what']);

/** Whether a query is about releases, and not about what one of them says. */
function isAboutReleases({tokens}: Query): boolean {
  return tokens.some(({stem, variants}) => changelogStems.has(stem) || variants[0]?.stem === 'changelog');
}

function getKindFactor(
  {page, symptomLevel}: IndexedPage,
  {isComplaint}: Query,
  asksForReleases: boolean,
  weights: RankWeights,
): number {
  if (page.kind === 'changelog') return asksForReleases ? 1 : weights.changelog;
  return isComplaint || symptomLevel === undefined ? 1 : weights.symptomList;
}

function getSymptomFactor(
  page: SearchPage,
  {share}: Symptom,
  {isComplaint, tokens}: Query,
  asksForReleases: boolean,
  weights: RankWeights,
): number {
  if (page.kind !== 'changelog') {
    const weight = isComplaint && tokens.length >= complaintLength ? weights.complaint : weights.symptom;
    return 1 + weight * share ** 2;
  }
  // Steeper, because a changelog has so many entries that some always share a few words with a query.
  return asksForReleases ? 1 : 1 + weights.entry * share ** 3;
}

function isIntroduction({path}: SearchPage): boolean {
  return path.endsWith('/introduction/') || path.split('/').filter(Boolean).length === 1;
}

function isWanted({page}: IndexedPage, {tags, filters}: RankOptions): boolean {
  if (!tags.has(page.tag)) return false;
  if (filters?.kind && page.kind !== filters.kind) return false;
  return !filters?.platform || page.platforms.length === 0 || page.platforms.includes(filters.platform);
}

/**
 * Finds the pages that match a query, best first.
 * MiniSearch scores words (BM25 over weighted fields) page by page; then phrases, the reader's platform and the kind of
 * page adjust the scores.
 */
export function rankPages(
  text: string,
  index: PageIndex,
  options: RankOptions,
  weights: RankWeights = defaultRankWeights,
): {query: Query; pages: RankedPage[]} {
  const ranking = {weights, lexicon: index.lexicon};
  const query = analyzeQuery(text, index);
  if (query.tokens.length === 0) return {query, pages: []};
  const tokenScores = getTokenScores(query, index);
  const alternativeScores = getAlternativeScores(query, index);
  const total = query.tokens.reduce((sum, {importance}) => sum + importance, 0);

  const asksForReleases = isAboutReleases(query);
  const candidates = new Set<number>();
  for (const scores of [...tokenScores, ...alternativeScores]) for (const id of scores.keys()) candidates.add(id);
  const ranked: RankedPage[] = [];
  for (const id of candidates) {
    const indexed = index.pages[id] as IndexedPage;
    if (!isWanted(indexed, options)) continue;
    const {score, covered} = scorePage(id, query, tokenScores, alternativeScores);
    const coverage = total > 0 ? Math.min(1, covered / total) : 0;
    const factor =
      coverage ** weights.coverage *
      getPlatformFactor(indexed, query, options.platform, ranking) *
      (options.primaryTag && indexed.page.tag !== options.primaryTag ? weights.otherProduct : 1) *
      getKindFactor(indexed, query, asksForReleases, weights);
    if (score > 0) ranked.push({indexed, coverage, score: score * factor});
  }
  ranked.sort(byScore);

  const said = getQueryStems(query);
  const phrase = new PhraseMatcher(query.phrase);
  const symptoms = new SymptomMatcher(query, total, index.lexicon);
  const isConstant = constant.test(text);
  for (const entry of ranked.slice(0, phrase.isSentence ? sentenceCandidateLimit : candidateLimit)) {
    const focus = getFocus(entry.indexed, query, said, total, weights);
    entry.score *= getTextFactor(entry.indexed, phrase, isConstant, weights) * (1 + weights.focus * focus ** 2);
    entry.symptom = symptoms.find(entry.indexed);
    entry.score *= getSymptomFactor(entry.indexed.page, entry.symptom, query, asksForReleases, weights);
    // Only for its subject: an introduction mentions many topics that have their own pages.
    if (query.tokens.length <= 2 && isIntroduction(entry.indexed.page))
      entry.score *= 1 + (weights.introduction - 1) * focus;
  }
  ranked.sort(byScore);
  return {query, pages: dropWeakMatches(ranked)};
}

/** In the order of `getPagePositions`. */
type FieldMatches = [
  title: PhraseMatch,
  slug: PhraseMatch,
  keywords: PhraseMatch,
  headings: PhraseMatch,
  texts: PhraseMatch,
];

function getTextFactor(indexed: IndexedPage, phrase: PhraseMatcher, isConstant: boolean, weights: RankWeights): number {
  if (!phrase.isPossible) return 1;
  const [title, slug, keywords, headings, texts] = phrase.find(getPagePositions(indexed)) as FieldMatches;
  return (
    1 +
    weights.titlePhrase * Math.max(title.share, 0.9 * slug.share) +
    weights.keywordPhrase * keywords.share +
    weights.headingPhrase * headings.share +
    weights.textPhrase * texts.share +
    (phrase.isSentence && texts.isWhole ? weights.wholePhrase : 0) +
    (isConstant && headings.isWhole ? weights.constantHeading : 0)
  );
}

/** Ties go to the page that comes first in the docs, so that results are deterministic. */
function byScore(a: RankedPage, b: RankedPage): number {
  return b.score - a.score || a.indexed.id - b.indexed.id;
}

/** Drops pages that cover much less of the query than the best ones, which would make the count meaningless. */
function dropWeakMatches(pages: RankedPage[]): RankedPage[] {
  const best = pages[0];
  if (!best) return pages;
  const most = Math.max(...pages.slice(0, 5).map(({coverage}) => coverage));
  return pages.filter(({coverage, score}, i) => i < 5 || (coverage >= 0.6 * most && score >= 0.03 * best.score));
}
