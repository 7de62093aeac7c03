/**
 * The index as it is sent to the browser. Each version has two files, so that a first answer needs little data:
 * «heads» has titles, headings and keywords, and for each page its names in code and the distinctive words of its text;
 * «texts» has the descriptions and the text below each heading.
 * The worker builds the search indexes from them, which is faster than fetching serialized ones.
 */
import {playerPlatformIds, uiPlatformIds} from '../../platforms/platforms';
import type {PageSection, SearchPage} from '../types';
import {getKind} from './kind';
import {choosePageWords, packWords, unpackWords} from './pageWords';
import type {PackedWords} from './pageWords';

/** Increase it with every change of the format or of the ids in it: stored searches are valid for one format only. */
export const shardFormat = 3;

/** level, heading, anchor (0 if it can be derived from the heading) */
type SectionRow = [number, string, string | 0];
/** text, names in prose, names in samples */
export type TextRow = [string, string, string];
/** path, title, keywords, platforms (indexes), own, sections */
type PageRow = [string, string, string, number[], 0 | 1, SectionRow[]];

export interface HeadShard {
  format: number;
  tag: string;
  /** Site path that page paths are relative to. */
  root: string;
  pages: PageRow[];
  /** Distinctive words of the pages' texts. */
  words: PackedWords;
  /** Names that occur in the prose, and in the samples, of several pages. */
  mentioned: PackedWords;
  used: PackedWords;
}

/** A page of a head shard. Its sections have no text and no names yet; the page as a whole has them. */
export interface HeadPage {
  page: SearchPage;
  words: readonly string[];
  mentioned: readonly string[];
  used: readonly string[];
}

export interface TextShard {
  format: number;
  tag: string;
  /** The text of each section of each page, in the order of the heads. */
  texts: TextRow[][];
  /** The description of each page. */
  descriptions: string[];
}

const allPlatforms: readonly string[] = [...new Set<string>([...playerPlatformIds, ...uiPlatformIds])];

/** The default id of a heading, unless the page sets one or another heading already has it. */
export function getPlainAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replace(/ /g, '-');
}

function toSectionRow({level, heading, anchor}: PageSection): SectionRow {
  return [level, heading, anchor === getPlainAnchor(heading) ? 0 : anchor];
}

/** The names of a page without duplicates: those in prose, and those that occur only in samples. */
function getNames({sections}: SearchPage): {mentioned: string[]; used: string[]} {
  const collect = (field: 'mentioned' | 'used') => [
    ...new Set(sections.flatMap((section) => section[field].split(' ').filter(Boolean))),
  ];
  const mentioned = collect('mentioned');
  return {mentioned, used: collect('used').filter((name) => !mentioned.includes(name))};
}

/** Names that occur on several pages. A name on only one page comes with the texts. */
function getShared(namesOfPages: readonly (readonly string[])[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const name of namesOfPages.flat()) (seen.has(name) ? shared : seen).add(name);
  return shared;
}

/**
 * Packs the pages of one tag.
 * @param root site path of the version, such as `/docs/player/v6/`.
 */
export function packShards(
  tag: string,
  root: string,
  pages: readonly SearchPage[],
): {heads: HeadShard; texts: TextShard} {
  const names = pages.map(getNames);
  const sharedInProse = getShared(names.map(({mentioned}) => mentioned));
  const sharedInSamples = getShared(names.map(({used}) => used));
  const mentioned = names.map((page) => page.mentioned.filter((name) => sharedInProse.has(name)));
  const used = names.map((page) => page.used.filter((name) => sharedInSamples.has(name)));
  return {
    heads: {
      format: shardFormat,
      tag,
      root,
      pages: pages.map(({path, title, keywords, platforms, own, sections}) => [
        path,
        title,
        keywords.join('\n'),
        platforms.map((platform) => allPlatforms.indexOf(platform)),
        own ? 1 : 0,
        sections.map(toSectionRow),
      ]),
      words: packWords(
        choosePageWords(
          pages,
          pages.map((_, i) => [...(mentioned[i] as string[]), ...(used[i] as string[])]),
        ),
      ),
      mentioned: packWords(mentioned),
      used: packWords(used),
    },
    texts: {
      format: shardFormat,
      tag,
      texts: pages.map(({sections}) => sections.map((section) => [section.text, section.mentioned, section.used])),
      descriptions: pages.map(({description}) => description),
    },
  };
}

/**
 * Unpacks the pages of a head shard, without the data of the texts.
 * @throws Error if the file has another format or is invalid.
 */
export function unpackHeads(shard: HeadShard): HeadPage[] {
  if (
    shard?.format !== shardFormat ||
    !Array.isArray(shard.pages) ||
    ![shard.words, shard.mentioned, shard.used].every((packed) => typeof packed?.pages === 'string')
  ) {
    throw new Error(`Search index of format ${String(shard?.format)}, expected ${shardFormat}. Reload the page.`);
  }
  const [words, mentioned, used] = [shard.words, shard.mentioned, shard.used].map((packed) =>
    unpackWords(packed, shard.pages.length),
  ) as [string[][], string[][], string[][]];
  return shard.pages.map((row, i) => ({
    page: toPage(row, shard),
    words: words[i] ?? [],
    mentioned: mentioned[i] ?? [],
    used: used[i] ?? [],
  }));
}

function toPage([path, title, keywords, platforms, own, sections]: PageRow, {root, tag}: HeadShard): SearchPage {
  return {
    url: root + path.slice(1),
    path,
    tag,
    kind: getKind(path),
    platforms: platforms.map((index) => allPlatforms[index] ?? '').filter(Boolean),
    own: own === 1,
    title,
    description: '',
    keywords: keywords ? keywords.split('\n') : [],
    sections: sections.map(([level, heading, anchor]) => ({
      level,
      heading,
      anchor: anchor === 0 ? getPlainAnchor(heading) : anchor,
      mentioned: '',
      used: '',
      text: '',
    })),
  };
}
