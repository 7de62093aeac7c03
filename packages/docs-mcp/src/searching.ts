/** Search over the site's own index, with the engine that the site uses. */
import type {HeadShard, TextShard} from 'docusaurus-local-search/build';
import type {SearchEngine, SearchRequest, SearchResponse} from 'docusaurus-local-search/engine';
import type {DocsSet} from './format';
import {getSection, readTwin} from './pages';
import type {Site} from './site';
import {UserError} from './userError';

/** The engine with the site's knowledge. */
export interface Engine extends Pick<SearchEngine, 'addHeads' | 'addTexts'> {
  search(request: SearchRequest): Pick<SearchResponse, 'hits' | 'total'>;
}

export interface Question {
  query: string;
  platform?: string;
  version?: string;
}

/** Longest query, in characters: a pasted message of a console. */
const maxQueryLength = 2000;
const pagesOfAnswer = 8;
const symptomsOfAnswer = 4;
/** Characters of a symptom's text. */
const symptomLength = 2500;
/** Pages whose headings are what a reader sees: messages, codes, behaviors. */
const listsSymptoms = /\/(?:troubleshooting(?:\/[\w-]+)?|error-codes)\/(?:#|$)/;

const toText = (html: string): string =>
  html
    .replaceAll(/<\/?mark>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

export class Searcher {
  private readonly loaded = new Map<string, Promise<void>>();

  constructor(
    private readonly site: Site,
    private readonly engine: Engine,
  ) {}

  /** The best pages. @throws UserError for a bad query, platform or version. */
  async search(question: Question): Promise<string> {
    const {set, hits, total} = await this.ask(question, pagesOfAnswer, 1);
    if (!hits.length) {
      return `No page of ${set.label} has these words. Use the words of the API or of the message, or fewer of them.`;
    }
    const lines = hits.map((hit, index) => {
      const {url, title, headings, snippetHtml, platforms} = hit;
      const about = platforms.length ? ` (${platforms.join(', ')})` : '';
      return `${index + 1}. ${[title, ...headings].join(' › ')}${about}\n   ${this.site.index.origin}${url}\n   ${toText(snippetHtml)}`;
    });
    return `${hits.length} of ${total} pages for ${describe(set)}. Read one with read_page.\n\n${lines.join('\n')}`;
  }

  /** What the troubleshooting and error pages say of a message or a behavior. @throws UserError as {@link search} does. */
  async findSymptoms(question: Question): Promise<string> {
    const {set, hits} = await this.ask(question, 60, 3);
    const {platform} = question;
    const listed = hits.filter(
      ({url, headings, platforms}) =>
        headings.length &&
        listsSymptoms.test(url) &&
        (platform === undefined || !platforms.length || platforms.includes(platform)),
    );
    // Headings of the second level are groups of symptoms: «Nothing plays».
    const single = listed.filter(({headings}) => headings.length > 1);
    const found = (single.length ? single : listed).slice(0, symptomsOfAnswer);
    if (!found.length) {
      return `No troubleshooting page of ${set.label} lists this. Try search_docs with the same words, or the error's code alone.`;
    }
    const parts = await Promise.all(
      found.map(async ({url, title, headings}) => {
        const section = getSection(await readTwin(this.site, url), headings.at(-1)!, url.split('#')[1]) ?? '';
        const cut = section.length > symptomLength ? `${section.slice(0, symptomLength)} […]` : section;
        return `${title}: ${this.site.index.origin}${url}\n\n${cut}`;
      }),
    );
    return `For ${describe(set)}:\n\n${parts.join('\n\n---\n\n')}`;
  }

  private async ask({query, platform, version}: Question, hitsPerPage: number, hitsPerDocument: number) {
    const text = query.trim();
    if (!text || text.length > maxQueryLength) {
      throw new UserError(`The query has ${text.length} characters. Give 1 to ${maxQueryLength}.`);
    }
    this.site.checkPlatform(platform);
    const set = this.site.findVersion(version);
    const tags = this.site.getTags(set);
    await Promise.all(tags.map((tag) => this.load(tag)));
    const {hits, total} = this.engine.search({
      query: text,
      language: 'en',
      tags,
      primaryTag: set.tag,
      ...(platform && {platform}),
      hitsPerPage,
      hitsPerDocument,
    });
    return {set, hits, total};
  }

  private load(tag: string): Promise<void> {
    let loading = this.loaded.get(tag);
    if (!loading) {
      loading = this.loadShards(tag);
      this.loaded.set(tag, loading);
      // The next question tries again.
      loading.catch(() => this.loaded.delete(tag));
    }
    return loading;
  }

  private async loadShards(tag: string): Promise<void> {
    const files = this.site.index.shards[tag]!;
    const [heads, texts] = await Promise.all([this.site.readJson(files.heads), this.site.readJson(files.texts)]);
    this.engine.addHeads(heads as HeadShard);
    for (const _ of this.engine.addTexts(texts as TextShard));
  }
}

const describe = ({label, isLatest, isMaintained}: DocsSet): string =>
  `version ${label}${isLatest ? '' : isMaintained ? ', which is old' : ', which is no longer maintained'}`;
