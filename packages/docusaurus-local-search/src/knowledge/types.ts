/** What only a site can know about its field, its products and its readers. Everything is optional. */
import type {SearchPage} from '../types';

export interface SynonymRule {
  /** What readers type. Words are matched by stem, so plurals need no entry of their own. */
  when: readonly string[];
  /** What pages say. */
  also: readonly string[];
  /** Weight of a page that has only the other words; 1 counts as much as the words themselves. */
  weight: number;
}

/** A platform or framework that has pages of its own, so that each reader searches for one of them. */
export interface SearchPlatform {
  id: string;
  /** What queries and titles call it, in lower case, such as `react native` and `rn`. None if the name is also a topic. */
  names?: readonly string[];
  /** Ids of platforms that its apps run on: their names occur in its error messages. */
  runsOn?: readonly string[];
}

/**
 * Knowledge that the engine uses in the browser, and the build for the index. The module that exports it becomes part
 * of the worker, so it should import little.
 */
export interface SearchKnowledge {
  /** In a fixed order: the index refers to platforms by number. */
  platforms?: readonly SearchPlatform[];
  synonyms?: readonly SynonymRule[];
  /** Names of products, in lower case, which nearly every page has: they count only in phrases. */
  productWords?: readonly string[];
  /** Words of the field that say little about a page, in lower case. They count less than others. */
  weakWords?: readonly string[];
  /** Names whose capitals don't separate words, in lower case: `airplay`. */
  wholeNames?: readonly string[];
  /** Capitals that begin names in code and belong to the next word: with `NS`, `NSwindowView` is «nswindow» and «view». */
  prefixes?: readonly string[];
  /** Paths of sections of which each platform has its own, such as `/getting-started/`. Others rank before them. */
  ownSections?: readonly string[];
  /**
   * The kind of a page, from its path below the version's root. Two kinds have a meaning: `changelog` ranks low, unless
   * the query asks for it, and `getting-started` is the page of that name, not one about it.
   */
  getKind?(path: string): string;
  /** The heading that a page's results are shown under. Default: its kind. */
  getGroup?(page: Pick<SearchPage, 'tag' | 'kind'>): string;
  /** Pages to suggest for an empty query, best first, from those of one version. Default: none. */
  getTopPages?(pages: readonly SearchPage[], platform: string): readonly SearchPage[];
}
