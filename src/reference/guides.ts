/** Finds the guides that tell most about a symbol, by the names in their headings, inline code and samples. */
import {allPlatformIds} from '../platforms/platforms';
import {getReferenceInstance, getSitePlatform} from './paths';
import type {ReferencePlatform} from './types';

/** A page of the docs, as its docs plugin loaded it. */
export interface GuidePage {
  /** Docs plugin instance: `default` or `open-video-ui`. */
  pluginId: string;
  /** Site path, with the base URL. */
  url: string;
  /** Path below the root of its version. */
  path: string;
  title: string;
  /** Markdown, with or without front matter. */
  source: string;
}

export interface GuideLink {
  url: string;
  title: string;
}

/** Finds guides, best first. */
export type GuideFinder = (platform: ReferencePlatform, type: string, member?: string) => readonly GuideLink[];

interface Indexed {
  page: GuidePage;
  /** Weight of each name. Names in samples are prefixed with the samples' family: `swift:play`. */
  weights: ReadonlyMap<string, number>;
}

/** Languages of samples, by what they are written for. */
const families: Readonly<Record<string, string>> = {
  kotlin: 'jvm',
  java: 'jvm',
  swift: 'swift',
  objectivec: 'swift',
  dart: 'dart',
  brightscript: 'roku',
  ts: 'js',
  tsx: 'js',
  js: 'js',
  jsx: 'js',
  javascript: 'js',
  typescript: 'js',
  html: 'js',
  vue: 'js',
};

const familyOf: Readonly<Record<string, string>> = {android: 'jvm', ios: 'swift', flutter: 'dart', roku: 'roku'};

/** Pages that list names without explaining them. */
const isHistory = (path: string) => /changelog|migrat|what-is-new/.test(path);

const weightOf = {title: 12, heading: 6, code: 2, sample: 1};
/** The most that samples add for one name, so that a long sample does not outweigh a page about the name. */
const mostFromSamples = 4;

const names = /[A-Za-z_$][\w$]*/g;

function indexPage(page: GuidePage): Indexed {
  const weights = new Map<string, number>();
  const add = (key: string, weight: number, most = Infinity) => {
    const before = weights.get(key) ?? 0;
    if (before < most) weights.set(key, before + weight);
  };
  for (const [name] of page.title.matchAll(names)) add(name, weightOf.title);
  let family: string | undefined;
  let fence: string | undefined;
  for (const line of page.source.split('\n')) {
    const marker = /^\s*(`{3,}|~{3,})\s*([\w-]*)/.exec(line);
    if (fence !== undefined) {
      if (marker?.[1]?.startsWith(fence) && !marker[2]) fence = undefined;
      else if (family)
        for (const [name] of line.matchAll(names)) add(`${family}:${name}`, weightOf.sample, mostFromSamples);
      continue;
    }
    if (marker) {
      fence = marker[1];
      family = families[marker[2]!.toLowerCase()];
      continue;
    }
    const weight = /^#{1,4} /.test(line) ? weightOf.heading : weightOf.code;
    for (const [, code] of line.matchAll(/`([^`\n]+)`/g)) for (const [name] of code!.matchAll(names)) add(name, weight);
  }
  return {page, weights};
}

/** The platform that a page is about, by its address; undefined for shared pages. */
function getPagePlatform({pluginId, path}: GuidePage, known: ReadonlySet<string>): string | undefined {
  const parts = path.split('/').filter(Boolean);
  if (pluginId !== 'default') return parts.find((part) => known.has(part));
  const aliases: Record<string, string> = {tvos: 'ios', 'fire-tv': 'android', 'android-tv': 'android'};
  const named = parts.map((part) => aliases[part] ?? part).find((part) => known.has(part));
  return /^\/(?:getting-started|connectors|changelog)\//.test(path) || parts[0] === named ? named : undefined;
}

const platformNames: ReadonlySet<string> = new Set(allPlatformIds);

/**
 * Reads the pages once and answers for every symbol.
 * @param pages of one version of each docs plugin instance.
 */
export function createGuideFinder(pages: readonly GuidePage[]): GuideFinder {
  const indexed = pages
    .filter(({path, pluginId}) => pluginId !== 'contributing' && !isHistory(path))
    .map((page) => ({...indexPage(page), platform: getPagePlatform(page, platformNames)}));
  // A name's pages, so that a look-up does not visit all of them.
  const pagesOf = new Map<string, typeof indexed>();
  for (const entry of indexed)
    for (const key of entry.weights.keys()) {
      const list = pagesOf.get(key);
      if (list) list.push(entry);
      else pagesOf.set(key, [entry]);
    }

  return (platform, type, member) => {
    const site = getSitePlatform(platform);
    const family = familyOf[site] ?? 'js';
    const typeName = type.split('.').at(-1)!;
    const name = member ?? typeName;
    const weigh = ({weights}: Indexed, key: string) => (weights.get(key) ?? 0) + (weights.get(`${family}:${key}`) ?? 0);
    // Any object may have a member of a short, common name: there the page must speak of the type too.
    const needsType = member !== undefined && !/[a-z][A-Z]|^[a-z]{10,}$|_/.test(member);
    const candidates = new Set([...(pagesOf.get(name) ?? []), ...(pagesOf.get(`${family}:${name}`) ?? [])]);
    return [...candidates]
      .flatMap((entry) => {
        const isOwn = entry.page.pluginId === getReferenceInstance(platform);
        if (!isOwn || (entry.platform !== undefined && entry.platform !== site)) return [];
        const ofType = member === undefined ? 0 : weigh(entry, typeName);
        if (needsType && ofType === 0) return [];
        const score = weigh(entry, name) + ofType / 2 + (entry.platform === site ? 1 : 0);
        return [{page: entry.page, score}];
      })
      .sort((a, b) => b.score - a.score || (a.page.path < b.page.path ? -1 : 1))
      .map(({page: {url, title}}) => ({url, title}));
  };
}
