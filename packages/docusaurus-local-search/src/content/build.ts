import {packShards} from './shards';
import type {HeadShard, TextShard} from './shards';
import type {SearchKnowledge} from '../knowledge/types';
import {toSearchPage} from './page';
import type {PageSource, RecordRules} from './pageSource';
import type {SearchPage} from '../types';

/** A version of a docs plugin instance, as seen by its index. */
export interface VersionSource {
  tag: string;
  /** Site path of the version, with a trailing slash. */
  root: string;
  pages: readonly PageSource[];
}

export interface IndexTools {
  /** Creates the slugger for one page. */
  createSlugger(): (heading: string) => string;
  /** Text of a partial that a page imports, or `undefined`. */
  readPartial(page: PageSource, importPath: string): string | undefined;
}

export interface VersionIndex {
  tag: string;
  pages: readonly SearchPage[];
  heads: HeadShard;
  texts: TextShard;
}

/** Builds the index of a version from its pages. Pages are sorted by path, so that builds are reproducible. */
export function buildVersionIndex(
  {tag, root, pages}: VersionSource,
  tools: IndexTools,
  site: RecordRules & {knowledge?: SearchKnowledge} = {},
): VersionIndex {
  const searchPages = [...pages]
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map((page) => toSearchPage(page, tools.createSlugger, site, (path) => tools.readPartial(page, path)));
  return {tag, pages: searchPages, ...packShards(tag, root, searchPages, site.knowledge)};
}
