/**
 * The index as it is sent to the browser. Each version has two files, so that a first answer needs little data:
 * «heads» has titles, headings and keywords, and the names in code that the prose of several pages has; «texts» has the
 * descriptions, the text below each heading and the names in samples.
 * The worker builds the search indexes from them, which is faster than fetching serialized ones.
 */
import {getPageKind} from '../knowledge/kind';
import type {SearchKnowledge} from '../knowledge/types';
import type {PageSection, SearchPage} from '../types';
import {packNames, unpackNames} from './packedNames';
import type {PackedNames} from './packedNames';

/** Increase it with every change of the format or of the ids in it: stored searches are valid for one format only. */
export const shardFormat = 6;

/** level, heading, anchor (0 if it can be derived from the heading) */
type SectionRow = [number, string, string | 0];
/** text, names in prose, names in samples, and each other name of the section */
export type TextRow = [string, string, string, ...string[]];
/** path, title, keywords, platforms (indexes), own, sections */
type PageRow = [string, string, string, number[], 0 | 1, SectionRow[]];

export interface HeadShard {
  format: number;
  tag: string;
  /** Site path that page paths are relative to. */
  root: string;
  pages: PageRow[];
  /** Names in code that occur in the prose of several pages. */
  mentioned: PackedNames;
}

/** A page of a head shard. Its sections have no text and no names yet; the page as a whole has them. */
export interface HeadPage {
  page: SearchPage;
  mentioned: readonly string[];
}

export interface TextShard {
  format: number;
  tag: string;
  /** The text of each section of each page, in the order of the heads. */
  texts: TextRow[][];
  /** The description of each page. */
  descriptions: string[];
}

const getPlatformIds = ({platforms = []}: SearchKnowledge): string[] => platforms.map(({id}) => id);

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

/** The names in a page's prose, without duplicates. */
function getMentioned({sections}: SearchPage): string[] {
  return [...new Set(sections.flatMap(({mentioned}) => mentioned.split(' ').filter(Boolean)))];
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
 * @param root site path of the version, such as `/docs/v6/`.
 * @param knowledge of the site; `unpackHeads` needs the same.
 */
export function packShards(
  tag: string,
  root: string,
  pages: readonly SearchPage[],
  knowledge: SearchKnowledge = {},
): {heads: HeadShard; texts: TextShard} {
  const platformIds = getPlatformIds(knowledge);
  const names = pages.map(getMentioned);
  const shared = getShared(names);
  const mentioned = names.map((page) => page.filter((name) => shared.has(name)));
  return {
    heads: {
      format: shardFormat,
      tag,
      root,
      pages: pages.map(({path, title, keywords, platforms, own, sections}) => [
        path,
        title,
        keywords.join('\n'),
        platforms.map((platform) => platformIds.indexOf(platform)),
        own ? 1 : 0,
        sections.map(toSectionRow),
      ]),
      mentioned: packNames(mentioned),
    },
    texts: {
      format: shardFormat,
      tag,
      texts: pages.map(({sections}) =>
        sections.map((section) => [section.text, section.mentioned, section.used, ...section.listedAs]),
      ),
      descriptions: pages.map(({description}) => description),
    },
  };
}

/**
 * Unpacks the pages of a head shard, without the data of the texts.
 * @throws Error if the file has another format or is invalid.
 */
export function unpackHeads(shard: HeadShard, knowledge: SearchKnowledge = {}): HeadPage[] {
  if (shard?.format !== shardFormat || !Array.isArray(shard.pages) || typeof shard.mentioned?.pages !== 'string') {
    throw new Error(`Search index of format ${String(shard?.format)}, expected ${shardFormat}. Reload the page.`);
  }
  const mentioned = unpackNames(shard.mentioned, shard.pages.length);
  const platformIds = getPlatformIds(knowledge);
  return shard.pages.map((row, i) => ({
    page: toPage(row, shard, platformIds, knowledge),
    mentioned: mentioned[i] ?? [],
  }));
}

function toPage(
  [path, title, keywords, platforms, own, sections]: PageRow,
  {root, tag}: HeadShard,
  platformIds: readonly string[],
  knowledge: SearchKnowledge,
): SearchPage {
  return {
    url: root + path.slice(1),
    path,
    tag,
    kind: getPageKind(path, knowledge),
    platforms: platforms.map((index) => platformIds[index] ?? '').filter(Boolean),
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
      listedAs: [],
      text: '',
    })),
  };
}
