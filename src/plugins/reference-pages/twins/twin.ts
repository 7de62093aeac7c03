/** What the twins of all kinds of reference pages have in common. */
import {getOverviewPath, getSitePlatform, toSitePath} from '../../../reference/paths';
import type {PageVersion, TypeLink} from '../../../reference/pages/shapes';
import type {ReferencePlatform} from '../../../reference/types';
import {getTwinUrl} from '../../../twinUrl';
import {createHead} from '../../markdown-twins/head';
import {toTwinLink} from '../../markdown-twins/links';
import type {TwinSite} from '../../markdown-twins/links';
import {toInlineCode, toLink} from './markdown';

/** A page as Markdown. */
export interface Twin {
  title: string;
  description: string;
  /** Paragraphs, headings, lists. */
  blocks: readonly string[];
}

/** Addresses of twins, absolute. */
export interface TwinLinks {
  toType(platform: ReferencePlatform, slug: string): string;
  /** @param path of a page of the reference, as `reference/paths` gives it. */
  toReference(path: string): string;
  /** @param url site path of a page, with the base URL. */
  toPage(url: string): string;
}

const toRegularSlug = (name: string) => name.toLowerCase().replace(/[^a-z\d_]+/g, '-');

/**
 * Names types by the hundred: without links, which are two thirds of such a page and made it longer than tools read. One sentence
 * says how addresses follow from names, and a type whose address does not has a link.
 */
export function createTypeNames(platform: ReferencePlatform, links: TwinLinks) {
  return {
    rule:
      'The address of a type’s page ends with its name in lower case, with a hyphen for other characters: `A.Builder` is at ' +
      `${links.toType(platform, 'a-builder')}.`,
    write: ([name, slug]: TypeLink): string =>
      slug === toRegularSlug(name) ? toInlineCode(name) : toLink(name, links.toType(platform, slug)),
  };
}

/** @param page site path of the page that the links are on. */
export function createTwinLinks(page: string, site: TwinSite): TwinLinks {
  const {origin, baseUrl} = site;
  return {
    toType: (platform, slug) => origin + getTwinUrl(toSitePath(getOverviewPath(platform), baseUrl) + slug),
    toReference: (path) => toTwinLink(toSitePath(path, baseUrl), page, site),
    toPage: (url) => toTwinLink(url, page, site),
  };
}

/**
 * The file of a twin.
 * @param url site path of the page.
 */
export function formatTwin(
  {title, description, blocks}: Twin,
  {platform, versions}: {platform: ReferencePlatform; versions: readonly PageVersion[]},
  url: string,
  site: TwinSite,
): string {
  const head = createHead(
    {
      url,
      title,
      description,
      versions: versions.map(({number}) => number),
      platforms: [getSitePlatform(platform)],
    },
    site,
  );
  return `${head}${blocks.join('\n\n')}\n`;
}
