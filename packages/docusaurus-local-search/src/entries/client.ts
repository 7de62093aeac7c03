/** What pages need before a search: types, and a back end that is loaded on first use. */
export {shardFormat} from '../content/shards';
export type {HeadShard, TextShard} from '../content/shards';
export {fetchJson} from '../embedded/fetchJson';
export type {SearchManifest, ShardFiles} from '../embedded/manifest';
export {isExternalUrl} from '../hosted/paths';
export {createLazyBackend} from '../lazyBackend';
export {SearchError} from '../types';
export type * from '../types';
