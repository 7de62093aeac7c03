/** Making the index, as the plugin does. */
export {buildVersionIndex} from '../content/build';
export type {IndexTools, VersionIndex, VersionSource} from '../content/build';
export {toSearchPage} from '../content/page';
export type {PagePlatforms, PageSource, RecordRules} from '../content/pageSource';
export {packShards} from '../content/shards';
export type {HeadShard, TextShard} from '../content/shards';
export {createPartialReader, getVersionSources} from '../plugin/docsContent';
export {findKnowledgeProblems} from '../knowledge/validate';
