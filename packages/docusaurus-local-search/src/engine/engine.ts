import {unpackHeads} from '../content/shards';
import type {HeadShard, TextShard} from '../content/shards';
import type {SearchKnowledge} from '../knowledge/types';
import type {HitType, SearchFacets, SearchHit, SearchRequest, SearchResponse} from '../types';
import {getSnippet, highlight} from './highlight';
import {createLexicon} from './lexicon';
import {findPlaces, getMarkedStems} from './locate';
import type {Place} from './locate';
import {PageIndex} from './pageIndex';
import type {IndexedPage} from './pageIndex';
import {rankPages} from './rank';
import type {RankedPage} from './rank';

const defaultHitsPerPage = 20;
const maxHitsPerPage = 100;

/** The embedded search service, independent of the browser: takes shards and answers requests. */
export class SearchEngine {
  private readonly index: PageIndex;
  private readonly byTag = new Map<string, IndexedPage[]>();

  /** @param knowledge of the site; the build uses the same for its index. */
  constructor(private readonly knowledge: SearchKnowledge = {}) {
    this.index = new PageIndex(createLexicon(knowledge));
  }

  /** Adds titles, headings and names of one tag's pages. A tag that was added before is ignored. */
  addHeads(shard: HeadShard): void {
    if (this.byTag.has(shard.tag)) return;
    this.byTag.set(shard.tag, this.index.addPages(unpackHeads(shard, this.knowledge)));
  }

  /**
   * Adds texts page by page; the caller may pause between pages to answer searches.
   * @throws Error if the heads of the tag are missing or are from another build.
   */
  *addTexts({tag, texts, descriptions}: TextShard): Generator<void> {
    const pages = this.byTag.get(tag);
    if (!pages || pages.length !== texts.length) {
      throw new Error(
        `The search texts of "${tag}" (${texts.length} pages) do not belong to its headings (${pages?.length ?? 0}).`,
      );
    }
    for (const [i, page] of pages.entries()) {
      this.index.addText(page, texts[i] ?? [], descriptions[i] ?? '');
      yield;
    }
    this.index.vocabulary.prepare();
  }

  has(tag: string): boolean {
    return this.byTag.has(tag);
  }

  /** Whether all pages of the tags have their texts. */
  isComplete(tags: readonly string[]): boolean {
    return tags.every((tag) => (this.byTag.get(tag) ?? []).every(({hasText}) => hasText));
  }

  /** Suggested pages of a tag for a platform, for an empty query. */
  getTopPages(tag: string, platform: string): SearchHit[] {
    const pages = this.byTag.get(tag) ?? [];
    const all = pages.map(({page}) => page);
    const top = this.knowledge.getTopPages?.(all, platform) ?? [];
    return top.map((page) => this.toHit(pages[all.indexOf(page)] as IndexedPage, undefined, new Set()));
  }

  /** Answers a request from the data added so far. */
  search(request: SearchRequest): SearchResponse {
    return this.answer(request).response;
  }

  /**
   * Answers a request and rates the answer.
   * @returns `coverage`: the share of the query's meaning that the best page covers, 0 to 1.
   */
  answer(request: SearchRequest): {response: SearchResponse; coverage: number} {
    const start = performance.now();
    const {query: text, tags, platform, filters, page = 0, hitsPerDocument = 1} = request;
    const hitsPerPage = Math.min(Math.max(1, request.hitsPerPage ?? defaultHitsPerPage), maxHitsPerPage);
    const {query, pages} = rankPages(text, this.index, {
      tags: new Set(tags),
      platform,
      primaryTag: request.primaryTag ?? tags[0],
      filters,
    });
    const marked = getMarkedStems(query);
    const hits: SearchHit[] = [];
    for (const ranked of pages.slice(page * hitsPerPage, (page + 1) * hitsPerPage)) {
      const {indexed} = ranked;
      const places = findPlaces(ranked, query, marked, hitsPerDocument);
      if (places.length === 0) hits.push(this.toHit(indexed, undefined, marked));
      for (const place of places) if (hits.length < hitsPerPage) hits.push(this.toHit(indexed, place, marked));
      if (hits.length >= hitsPerPage) break;
    }
    const response = {
      query: text,
      hits,
      total: pages.length,
      facets: countFacets(pages),
      complete: this.isComplete(tags),
      took: performance.now() - start,
    };
    return {response, coverage: pages[0]?.coverage ?? 0};
  }

  private toHit(indexed: IndexedPage, place: Place | undefined, marked: ReadonlySet<string>): SearchHit {
    const {page} = indexed;
    const {knowledge} = this;
    const {lexicon} = this.index;
    const index = place?.index ?? 0;
    const section = page.sections.length && index > 0 ? indexed.sections[index]?.section : undefined;
    const headings = index > 0 ? getHeadings(indexed, index) : [];
    const text = (index > 0 ? indexed.sections[index] : indexed.sections[0])?.section.text ?? '';
    const snippet =
      index === 0 ? getSnippet(page.description || text, marked, lexicon) : getSnippet(text, marked, lexicon);
    return {
      id: `${page.tag}:${page.path}${section?.anchor ? `#${section.anchor}` : ''}`,
      url: page.url + (section?.anchor ? `#${section.anchor}` : ''),
      type: getType(headings.length, place),
      group: knowledge.getGroup?.(page) ?? page.kind,
      title: page.title,
      titleHtml: highlight(page.title, marked, lexicon),
      headings,
      headingsHtml: headings.map((heading) => highlight(heading, marked, lexicon)),
      snippetHtml: snippet,
      tag: page.tag,
      kind: page.kind,
      platforms: page.platforms,
    };
  }
}

function countFacets(pages: readonly RankedPage[]): SearchFacets {
  const platform: Record<string, number> = {};
  const kind: Record<string, number> = {};
  const tag: Record<string, number> = {};
  const count = (counts: Record<string, number>, value: string) => {
    counts[value] = (counts[value] ?? 0) + 1;
  };
  for (const {indexed} of pages) {
    for (const id of indexed.page.platforms) count(platform, id);
    count(kind, indexed.page.kind);
    count(tag, indexed.page.tag);
  }
  return {platform, kind, tag};
}

/** The headings above a section, from the second level down, ending with its own. */
function getHeadings({sections}: IndexedPage, index: number): string[] {
  const found: string[] = [];
  let level = Number.POSITIVE_INFINITY;
  for (let i = index; i > 0 && level > 2; i--) {
    const section = sections[i]?.section;
    if (!section || section.level >= level) continue;
    found.unshift(section.heading);
    level = section.level;
  }
  return found;
}

function getType(depth: number, place: Place | undefined): HitType {
  if (depth === 0) return 'lvl1';
  return place?.inHeading ? (`lvl${Math.min(6, depth + 1)}` as HitType) : 'content';
}
