import MiniSearch from 'minisearch';
import {SearchEngine} from 'docusaurus-local-search/engine';
import type {VersionIndex} from 'docusaurus-local-search/build';
import type {SearchPage} from 'docusaurus-local-search/engine';
import {knowledge} from '../../src/search/knowledge';
import type {BenchQuery, Searcher} from './metrics';

/** A search engine, set up for one version of the docs. */
export interface Contender {
  name: string;
  /** Builds its index from a version's pages. */
  prepare(versions: readonly VersionIndex[], version: string): Searcher | Promise<Searcher>;
}

export const playerTag = (version: string) => `docs-default-${version}`;
const uiTag = 'docs-open-video-ui-current';

/** The pages that a reader of a version searches: its player docs and the UI kit docs. */
export function getReaderTags(version: string): string[] {
  return [playerTag(version), uiTag];
}

/** This site's engine, with all data loaded. */
export function createEngine(versions: readonly VersionIndex[], version: string, withTexts = true): SearchEngine {
  const engine = new SearchEngine(knowledge);
  for (const {tag, heads, texts} of versions) {
    if (!getReaderTags(version).includes(tag)) continue;
    engine.addHeads(heads);
    if (withTexts) for (const _ of engine.addTexts(texts));
  }
  return engine;
}

/** Sections of a page that the modal shows. */
const sectionsOfPage = 3;

/** The request that the modal makes for a query; where pages are counted, with one hit for each. */
export function toRequest({query, platform, version, set}: BenchQuery) {
  const hitsPerDocument = set === 'sections' ? sectionsOfPage : 1;
  return {query, platform, language: 'en', tags: getReaderTags(version), hitsPerPage: 10, hitsPerDocument};
}

function engineSearcher(withTexts: boolean): Contender['prepare'] {
  return (versions, version) => {
    const engine = createEngine(versions, version, withTexts);
    const root = versions.find(({tag}) => tag === playerTag(version))?.heads.root ?? '/';
    return (query) =>
      engine.search(toRequest(query)).hits.map(({tag, url}) => {
        const found = query.set === 'sections' ? url : url.replace(/#.*/, '');
        return tag === playerTag(version) ? `/${found.slice(root.length)}` : undefined;
      });
  };
}

interface SectionRecord {
  id: number;
  path: string | undefined;
  title: string;
  heading: string;
  text: string;
}

function getSectionRecords(versions: readonly VersionIndex[], version: string): SectionRecord[] {
  const records: SectionRecord[] = [];
  const add = (page: SearchPage) => {
    for (const {heading, listedAs, text, mentioned, used} of page.sections) {
      const path = page.tag === playerTag(version) ? page.path : undefined;
      records.push({
        id: records.length,
        path,
        title: page.title,
        heading,
        text: [...listedAs, text, mentioned, used].join(' '),
      });
    }
  };
  for (const {tag, pages} of versions) if (getReaderTags(version).includes(tag)) pages.forEach(add);
  return records;
}

/** Paths of section hits, each page once. */
export function getPagesOnce(paths: Iterable<string | undefined>): (string | undefined)[] {
  return [...new Set(paths)];
}

/** MiniSearch as its documentation shows it: one record for each heading. */
function miniSearch(options: {
  boost?: Record<string, number>;
  fuzzy: number | false;
  prefix: boolean;
}): Contender['prepare'] {
  return (versions, version) => {
    const records = getSectionRecords(versions, version);
    const index = new MiniSearch<SectionRecord>({fields: ['title', 'heading', 'text'], storeFields: []});
    index.addAll(records);
    return ({query}) =>
      getPagesOnce(
        index
          .search(query, options)
          .slice(0, 200)
          .map(({id}) => records[id as number]?.path),
      );
  };
}

/** Libraries that are compared only if they are installed. */
async function importOptional<T>(name: string): Promise<T | undefined> {
  try {
    return (await import(name)) as T;
  } catch {
    return undefined;
  }
}

interface LunrBuilder {
  ref(name: string): void;
  field(name: string, options?: {boost: number}): void;
  add(record: object): void;
}
interface Lunr {
  default: ((configure: (this: LunrBuilder) => void) => {search(query: string): {ref: string}[]}) & {
    tokenizer: unknown;
  };
}
interface FlexSearch {
  default: {
    Document: new (options: object) => {
      add(record: object): void;
      search(query: string, options: object): {result: number[]}[];
    };
  };
}

export async function getContenders(): Promise<Contender[]> {
  const contenders: Contender[] = [
    {name: 'this site', prepare: engineSearcher(true)},
    {name: 'this site, headings only', prepare: engineSearcher(false)},
    {name: 'MiniSearch, defaults', prepare: miniSearch({fuzzy: 0.2, prefix: true})},
    {
      name: 'MiniSearch, boosted fields',
      prepare: miniSearch({fuzzy: 0.2, prefix: true, boost: {title: 4, heading: 2}}),
    },
    {name: 'MiniSearch, strict', prepare: miniSearch({fuzzy: false, prefix: false, boost: {title: 4, heading: 2}})},
  ];
  const lunr = await importOptional<Lunr>('lunr');
  if (lunr) {
    contenders.push({
      name: 'lunr, boosted fields',
      prepare(versions, version) {
        const records = getSectionRecords(versions, version);
        const index = lunr.default(function configure() {
          this.ref('id');
          this.field('title', {boost: 4});
          this.field('heading', {boost: 2});
          this.field('text');
          for (const record of records) this.add(record);
        });
        return ({query}) => {
          const plain = query.replace(/[^\p{L}\p{N}\s]/gu, ' ');
          return getPagesOnce(
            index
              .search(plain)
              .slice(0, 200)
              .map(({ref}) => records[Number(ref)]?.path),
          );
        };
      },
    });
  }
  const flexsearch = await importOptional<FlexSearch>('flexsearch');
  if (flexsearch) {
    contenders.push({
      name: 'FlexSearch, forward',
      prepare(versions, version) {
        const records = getSectionRecords(versions, version);
        const index = new flexsearch.default.Document({
          tokenize: 'forward',
          document: {id: 'id', index: ['title', 'heading', 'text']},
        });
        for (const record of records) index.add(record);
        return ({query}) =>
          getPagesOnce(
            index
              .search(query, {limit: 50, suggest: true})
              .flatMap(({result}) => result.map((id) => records[id]?.path)),
          );
      },
    });
  }
  return contenders;
}
