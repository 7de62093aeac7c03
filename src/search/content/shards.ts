/**
 * The index as it travels: for each version two files, so that a first answer needs little.
 * «heads» has titles, headings, keywords and names; «texts» has what stands below the headings.
 * Indexes are built from them in the worker: that is faster than fetching serialized ones.
 */
import {playerPlatformIds, uiPlatformIds} from '../../platforms/platforms';
import type {PageSection, SearchPage} from '../types';
import {getKind} from './page';

/** Grows with every change of the format or of the ids in it: readers' stored searches belong to one format. */
export const shardFormat = 1;

/** level, heading, anchor (0 where it follows from the heading), names in prose, names in samples */
type SectionRow = [number, string, string | 0, string, string];
/** path, title, description, keywords, platforms (indexes), own, sections */
type PageRow = [string, string, string, string, number[], 0 | 1, SectionRow[]];

export interface HeadShard {
  format: number;
  tag: string;
  /** Site path that page paths are below. */
  root: string;
  pages: PageRow[];
}

export interface TextShard {
  format: number;
  tag: string;
  /** Text of each section of each page, in the order of the heads. */
  texts: string[][];
}

const allPlatforms: readonly string[] = [...new Set<string>([...playerPlatformIds, ...uiPlatformIds])];

/** The id that a heading has unless it says otherwise or another one of the page has it. */
export function getPlainAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replace(/ /g, '-');
}

function toSectionRow({level, heading, anchor, mentioned, used}: PageSection): SectionRow {
  return [level, heading, anchor === getPlainAnchor(heading) ? 0 : anchor, mentioned, used];
}

/**
 * Packs the pages of one tag.
 * @param root site path of the version, as `/docs/player/v6/`.
 */
export function packShards(
  tag: string,
  root: string,
  pages: readonly SearchPage[],
): {heads: HeadShard; texts: TextShard} {
  return {
    heads: {
      format: shardFormat,
      tag,
      root,
      pages: pages.map(({path, title, description, keywords, platforms, own, sections}) => [
        path,
        title,
        description,
        keywords.join('\n'),
        platforms.map((platform) => allPlatforms.indexOf(platform)),
        own ? 1 : 0,
        sections.map(toSectionRow),
      ]),
    },
    texts: {format: shardFormat, tag, texts: pages.map(({sections}) => sections.map(({text}) => text))},
  };
}

/**
 * The pages of a shard, their sections without text.
 * @throws Error when the file is of another format, or none at all.
 */
export function unpackHeads(shard: HeadShard): SearchPage[] {
  if (shard?.format !== shardFormat || !Array.isArray(shard.pages)) {
    throw new Error(`Search index of format ${String(shard?.format)}, expected ${shardFormat}. Reload the page.`);
  }
  return shard.pages.map(([path, title, description, keywords, platforms, own, sections]) => ({
    url: shard.root + path.slice(1),
    path,
    tag: shard.tag,
    kind: getKind(path),
    platforms: platforms.map((index) => allPlatforms[index] ?? '').filter(Boolean),
    own: own === 1,
    title,
    description,
    keywords: keywords ? keywords.split('\n') : [],
    sections: sections.map(([level, heading, anchor, mentioned, used]) => ({
      level,
      heading,
      anchor: anchor === 0 ? getPlainAnchor(heading) : anchor,
      mentioned,
      used,
      text: '',
    })),
  }));
}
