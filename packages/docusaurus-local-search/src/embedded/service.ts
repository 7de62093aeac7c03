import type {HeadShard, TextShard} from '../content/shards';
import {SearchEngine} from '../engine/engine';
import type {SearchKnowledge} from '../knowledge/types';
import {SearchError} from '../types';
import type {SearchHit, SearchRequest, SearchResponse} from '../types';
import type {SearchManifest, ShardFiles} from './manifest';

export interface ServiceOptions {
  manifest: SearchManifest;
  /** What the site knows; the build used the same. */
  knowledge?: SearchKnowledge;
  /** Fetches and parses a file of the index. @throws SearchError */
  fetchJson(url: string): Promise<unknown>;
  /** Lets pending messages through while texts are indexed. */
  pause(): Promise<void>;
  /** Called when texts are loaded, so that earlier answers can be improved. */
  onMore(): void;
}

/** An answer from headings alone is good enough if its best page covers this share of the query. */
const goodCoverage = 0.75;
/** Milliseconds of indexing between two checks for messages. */
const indexingSlice = 8;

/**
 * The search service in the worker. It loads the shards that a request needs, and answers from headings at once and
 * from texts as soon as they are loaded. Texts are fetched only after the first answer was sent, or when headings have
 * no good answer.
 */
export class SearchService {
  private readonly engine: SearchEngine;
  private readonly heads = new Map<string, Promise<void>>();
  private readonly texts = new Map<string, Promise<void>>();

  constructor(private readonly options: ServiceOptions) {
    this.engine = new SearchEngine(options.knowledge);
  }

  /** Loads headings of the tags that have an index. @throws SearchError */
  async warm(tags: readonly string[]): Promise<void> {
    await Promise.all(this.getKnown(tags).map((tag) => once(this.heads, tag, () => this.loadHeads(tag))));
  }

  /** @throws SearchError */
  async search(request: SearchRequest): Promise<SearchResponse> {
    const tags = this.getKnown(request.tags);
    await this.warm(tags);
    const known = {...request, tags, primaryTag: request.primaryTag ?? request.tags[0] ?? ''};
    const {response, coverage} = this.engine.answer(known);
    if (response.complete || request.query.trim() === '') return response;
    const texts = this.loadTexts(tags);
    if (coverage >= goodCoverage) {
      texts.then(this.options.onMore, () => undefined);
      return response;
    }
    try {
      await texts;
    } catch (error) {
      // An answer from headings is better than an error.
      if (response.hits.length === 0) throw error;
      return response;
    }
    return this.engine.search(known);
  }

  /** @throws SearchError */
  async getTopPages(tag: string, platform: string): Promise<SearchHit[]> {
    await this.warm([tag]);
    return this.engine.getTopPages(tag, platform);
  }

  private getKnown(tags: readonly string[]): string[] {
    return tags.filter((tag) => Object.hasOwn(this.options.manifest.shards, tag));
  }

  private getFiles(tag: string): ShardFiles {
    return this.options.manifest.shards[tag] as ShardFiles;
  }

  private async loadHeads(tag: string): Promise<void> {
    const shard = await this.options.fetchJson(this.getFiles(tag).heads);
    try {
      this.engine.addHeads(shard as HeadShard);
    } catch (error) {
      throw new SearchError('malformed', String(error));
    }
  }

  private async loadTexts(tags: readonly string[]): Promise<void> {
    await Promise.all(
      tags.map((tag) =>
        once(this.texts, tag, async () => {
          const shard = (await this.options.fetchJson(this.getFiles(tag).texts)) as TextShard;
          await this.indexTexts(shard);
        }),
      ),
    );
  }

  private async indexTexts(shard: TextShard): Promise<void> {
    try {
      let since = Date.now();
      for (const _ of this.engine.addTexts(shard)) {
        if (Date.now() - since < indexingSlice) continue;
        await this.options.pause();
        since = Date.now();
      }
    } catch (error) {
      throw new SearchError('malformed', String(error));
    }
  }
}

/** Runs a load once; a failed load may be retried. */
function once(loads: Map<string, Promise<void>>, key: string, load: () => Promise<void>): Promise<void> {
  const running = loads.get(key);
  if (running) return running;
  const promise = load().catch((error: unknown) => {
    loads.delete(key);
    throw error;
  });
  loads.set(key, promise);
  return promise;
}
