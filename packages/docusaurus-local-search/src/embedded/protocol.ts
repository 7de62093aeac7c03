import type {SearchFailure, SearchHit, SearchRequest, SearchResponse} from '../types';
import type {SearchManifest} from './manifest';

/** From the page to the worker. The manifest comes first. */
export type ToWorker =
  | {type: 'start'; manifest: SearchManifest}
  | {type: 'warm'; tags: readonly string[]}
  | {type: 'search'; id: number; request: SearchRequest}
  | {type: 'top'; id: number; tag: string; platform: string};

/** From the worker to the page. */
export type FromWorker =
  | {type: 'answer'; id: number; response: SearchResponse}
  | {type: 'top'; id: number; hits: readonly SearchHit[]}
  | {type: 'failure'; id: number; failure: SearchFailure; message: string}
  | {type: 'more'};
