/** Which feeds there are, and which entries each has. */
import type {Element, ElementContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {visit} from 'unist-util-visit';
import {brand} from '../../brand';
import {getFeedPath, getPlatformFeed} from '../../platforms/feeds';
import type {Changelog} from '../../platforms/feeds';
import {getPlatform} from '../../platforms/platforms';
import type {PlatformId} from '../../platforms/platforms';
import type {AtomEntry, AtomFeed} from './atom';
import {pickBreaking, pickPlatform} from './entries';
import type {Release} from './releases';

/** A changelog that has been read. */
export interface ReadChangelog extends Changelog {
  /** Site path of the page. */
  url: string;
  releases: readonly Release[];
}

export interface FeedSite {
  /** Origin, without a slash at the end. */
  origin: string;
  baseUrl: string;
}

/** Attributes that feed readers have a use for. Identifiers and classes are of the page. */
const kept = ['href', 'src', 'alt', 'colSpan', 'rowSpan'];

/** HTML for feed readers: absolute links, no classes. */
export function toFeedHtml(nodes: readonly ElementContent[], page: string): string {
  const root = structuredClone({type: 'root' as const, children: [...nodes]});
  visit(root, 'element', ({properties}: Element) => {
    for (const name of Object.keys(properties)) if (!kept.includes(name)) delete properties[name];
    for (const name of ['href', 'src']) {
      const address = properties[name];
      if (typeof address === 'string' && URL.canParse(address, page)) properties[name] = new URL(address, page).href;
    }
  });
  return toHtml(root).trim();
}

const getNamed = ({platforms}: Changelog, platform: PlatformId | undefined): PlatformId | undefined =>
  platform ?? (platforms.length === 1 ? platforms[0] : undefined);

/** What entries are about: "Player for Web", or "Player" where several platforms share the page. */
function getSubject(changelog: Changelog, platform: PlatformId | undefined): string {
  const {pluginId} = changelog;
  const product = pluginId === 'default' ? brand.playerLabel : brand.uiKitLabel;
  const named = getNamed(changelog, platform);
  return named ? `${product} for ${getPlatform(pluginId, named).label}` : product;
}

type Pick = (content: readonly ElementContent[]) => readonly ElementContent[];

function createEntries(
  changelog: ReadChangelog,
  feedUrl: string,
  {origin}: FeedSite,
  pick: Pick,
  platform?: PlatformId,
): AtomEntry[] {
  const page = origin + changelog.url;
  const named = getNamed(changelog, platform);
  const subject = getSubject(changelog, platform);
  // Stays the same when the page or its headings change.
  const idPart = named ? getPlatformFeed(changelog.pluginId, named) : changelog.pluginId;
  return changelog.releases.flatMap(({version, date, anchor, content}) => {
    const picked = pick(content);
    if (picked.length === 0) return [];
    return [
      {
        id: `${feedUrl}#${idPart}-${version}`,
        title: `${subject} ${version}`,
        url: `${page}#${anchor}`,
        date,
        html: toFeedHtml(picked, page),
      },
    ];
  });
}

function createPlatformFeed(changelog: ReadChangelog, platform: PlatformId, site: FeedSite) {
  const name = getPlatformFeed(changelog.pluginId, platform);
  const url = site.origin + site.baseUrl + getFeedPath(name);
  const {label, shortLabel = label} = getPlatform(changelog.pluginId, platform);
  const pick: Pick =
    changelog.platforms.length > 1 ? (content) => pickPlatform(content, [label, shortLabel]) : (content) => content;
  const subject = getSubject(changelog, platform);
  const feed: AtomFeed = {
    url,
    title: `${subject}: changelog`,
    subtitle: `Releases of ${subject}: what was added, changed, fixed and removed`,
    author: brand.copyrightHolder,
    page: site.origin + changelog.url,
    entries: createEntries(changelog, url, site, pick, platform),
  };
  return {name, feed};
}

const common = {
  breaking: {
    title: 'breaking changes',
    subtitle: 'Changes of the SDKs and the UI kit that an app has to follow',
    pick: pickBreaking,
  },
  all: {
    title: 'all changelogs',
    subtitle: 'Every release of the SDKs and the UI kit',
    pick: (content: readonly ElementContent[]) => content,
  },
} as const;

/** The feeds of each platform, and those of all changelogs, by their names. */
export function createFeeds(changelogs: readonly ReadChangelog[], site: FeedSite): {name: string; feed: AtomFeed}[] {
  const [first] = changelogs;
  if (!first) return [];
  const ofPlatforms = changelogs.flatMap((changelog) =>
    changelog.platforms.map((platform) => createPlatformFeed(changelog, platform, site)),
  );
  const ofAll = Object.entries(common).map(([name, {title, subtitle, pick}]) => {
    const url = site.origin + site.baseUrl + getFeedPath(name);
    const entries = changelogs.flatMap((changelog) => createEntries(changelog, url, site, pick));
    const page = site.origin + first.url;
    const feed = {url, title: `${brand.siteTitle}: ${title}`, subtitle, author: brand.copyrightHolder, page, entries};
    return {name, feed};
  });
  return [...ofPlatforms, ...ofAll];
}
