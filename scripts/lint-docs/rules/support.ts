/** The support values of a guide (`platforms:`) agree with its tabs, with real releases and with the symbols of the SDKs. */
import type {Nodes} from 'mdast';
import {findKeyLine} from '../../../src/frontMatter/schema';
import {memoize} from '../../../src/memoize';
import {getContentFolder, getMajor, getPageVersion, playerVersions} from '../../../src/platforms/versions';
import {readFile} from '../../../src/reference/files';
import {getMembers, getVersionKey} from '../../../src/reference/read';
import {SymbolTable} from '../../../src/reference/symbols';
import type {Finding, Page, Rule, Site} from '../types';

export const support: Rule = {
  name: 'support',
  check: (page, site) => {
    const {platforms} = page.frontMatter;
    if (typeof platforms !== 'object' || platforms === null) return [];
    return Object.entries(platforms as Record<string, unknown>).flatMap(([platform, value]) => {
      const line = findKeyLine(page.text, `platforms.${platform}`);
      // A comment behind the value is the reason for what would be a contradiction.
      if (typeof value !== 'string' || /\s#\s*\S/.test(page.text.split('\n')[line - 1] ?? '')) return [];
      const finding = checkValue(platform, value, page, site);
      return finding ? [{line, column: 1, ...finding}] : [];
    });
  },
};

type Fault = Pick<Finding, 'problem' | 'remedy'>;

const orReason = 'or give the reason in a comment behind the value (`# …`).';

function checkValue(platform: string, value: string, page: Page, site: Site): Fault | undefined {
  const since = /^since (\d+(?:\.\d+)*)$/.exec(value)?.[1];
  return (
    (since === undefined ? undefined : checkRelease(platform, since, site)) ??
    (/^(?:no|n\/a)$/.test(value)
      ? checkTab(platform, value, page)
      : /^(?:yes|since)/.test(value)
        ? checkSymbols(platform, value, page)
        : undefined)
  );
}

/** `since 99.1`: the changelogs of the platform list no such release. */
function checkRelease(platform: string, since: string, site: Site): Fault | undefined {
  const releases = listReleases(platform, site);
  const ofMajor = releases.filter((release) => getMajor(release) === getMajor(since));
  const newest = releases[0];
  // A release line that no changelog covers can't be judged.
  if (newest === undefined || (ofMajor.length === 0 && getMajor(since) <= getMajor(newest))) return undefined;
  if (ofMajor.some((release) => release === since || release.startsWith(`${since}.`))) return undefined;
  return {
    problem: `"${platform}: since ${since}" names a release that no changelog lists`,
    remedy: `Use a release of the changelog (the newest is ${newest}), ${orReason}`,
  };
}

/** Releases in the headings of the changelogs, newest first: those of the platform's own page, or of the shared one. */
function listReleases(platform: string, site: Site): string[] {
  const files = playerVersions.flatMap(({name}) => {
    const folder = `${getContentFolder(name)}/changelog`;
    const own = site.pages.get(`${folder}/${platform}.mdx`);
    const page = own ?? site.pages.get(`${folder}/index.mdx`);
    return page ? [page] : [];
  });
  return files.flatMap(({headings}) =>
    headings.flatMap(({text}) => /^(\d+\.\d+(?:\.\d+)*)\b/.exec(text)?.slice(1, 2) ?? []),
  );
}

/** `web: no` beside a tab that shows code for Web. */
function checkTab(platform: string, value: string, page: Page): Fault | undefined {
  const tab = findTab(page.tree as Nodes, platform);
  if (tab === undefined) return undefined;
  return {
    problem: `"${platform}: ${value}", but the tab in line ${tab} shows code for it`,
    remedy: `Say yes or "since X.Y", take the tab out, ${orReason}`,
  };
}

/** The line of a platform's tab that holds code. */
function findTab(node: Nodes, platform: string): number | undefined {
  if (node.type === 'mdxJsxFlowElement' && node.name === 'Platform') {
    const id = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'id')?.value;
    if (id === platform) return hasCode(node) ? node.position?.start.line : undefined;
  }
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = findTab(child as Nodes, platform);
    if (found !== undefined) return found;
  }
  return undefined;
}

function hasCode(node: Nodes): boolean {
  return node.type === 'code' || ('children' in node && node.children.some((child) => hasCode(child as Nodes)));
}

/** SDKs that name the parts of a player as the Web SDK does, so that a part that they lack is a part that they do not have. */
const sdks = ['react-native', 'flutter', 'android', 'ios'] as const;

/** Parts of the player that an SDK may have under another name, or as something else. */
const elsewhere = new Set(['presentation', 'ui', 'canvas', 'visibility']);

/**
 * `flutter: yes` on a page about parts of the player that Flutter's SDK lacks. Sound only where the page shows nothing for the
 * platform, and every part that it names is missing.
 */
function checkSymbols(platform: string, value: string, page: Page): Fault | undefined {
  const sdk = sdks.find((one) => one === platform);
  if (!sdk || page.text.includes(`<Platform id="${platform}">`)) return undefined;
  const parts = listParts();
  const named = new Set(
    [...page.text.matchAll(/\bplayer[?!]?\.(\w+)/g)].map(([, name]) => name!).filter((name) => parts.has(name)),
  );
  const names = listNames(sdk, getPageVersion(page.file));
  if (named.size === 0 || !names || [...named].some((name) => names.has(normalize(name)))) return undefined;
  return {
    problem: `"${platform}: ${value}", but its SDK has none of what the page is about: ${[...named].map((name) => `player.${name}`).join(', ')}`,
    remedy: `Say no, show how it is done in a tab for ${platform}, ${orReason}`,
  };
}

/** Members of the web player that are objects of the SDK: `ads`, `network`. */
const listParts = memoize(
  () => '',
  () => {
    const table = new SymbolTable(readFile('web'), undefined);
    const found = new Set<string>();
    for (const type of ['ChromelessPlayer', 'Player'].flatMap((name) => table.getTypes(name)))
      for (const name of table.listMemberNames(type))
        for (const member of table.findMembers(type, name)) {
          const kind = member.type === undefined ? undefined : table.read(member.type)?.type.forms[0]!.kind;
          if ((kind === 'interface' || kind === 'class') && !elsewhere.has(name)) found.add(name);
        }
    return found;
  },
);

/** All names of a version's symbols, in one spelling; undefined if the data has no such version. */
const listNames = memoize(
  (platform: (typeof sdks)[number], version: string) => `${platform} ${version}`,
  (platform, version) => {
    const file = readFile(platform);
    const key = getVersionKey(file, version);
    if (key === undefined) return undefined;
    const types = file.types.filter((type) => type.in.includes(key));
    const members = types.flatMap((type) => getMembers(type).filter((member) => member.in.includes(key)));
    return new Set([...types.map(({id}) => id), ...members.map(({name}) => name)].map(normalize));
  },
);

/** `getAudioTracks` and `audioTracks` are one thing. */
function normalize(name: string): string {
  return name
    .toLowerCase()
    .replace(/^(?:get|set|is)(?=[a-z]{3})/, '')
    .replace(/s$/, '');
}
