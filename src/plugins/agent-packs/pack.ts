/**
 * A pack: a small folder that an app's repository takes in, so that a coding assistant has the rules of the SDK version at hand.
 * `AGENTS.md` is its index; `docs/` has the Markdown twins that it leads to.
 */
import {getTwinUrl} from '../../twinUrl';
import type {PackSource} from './rules';

/** Longest index, in bytes: assistants read it before every task. */
export const maxIndexBytes = 8192;

/** The pages of one platform in one version. */
export interface PackSubject {
  /** File name of the pack: `player-v6-web`. */
  name: string;
  title: string;
  /** When to use it. */
  use: string;
  platform: string;
  /** Docusaurus name of the version. */
  version: string;
  /** Site path of the version's root, with a slash at its end. */
  root: string;
}

export interface PackPage {
  title: string;
  description: string;
  /** Its Markdown twin. */
  twin: string;
}

export interface PackFile {
  /** Path in the pack. */
  name: string;
  text: string;
}

/** Place of a page in a pack, from its path below the version's root. */
export const getPackPath = (page: string): string => `docs/${page.replace(/\/$/, '') || 'overview'}.md`;

/** Text as it is read: links as their text, on one line. */
export const toPlain = (text: string): string =>
  text.replaceAll(/\[((?:[^\][\\]|\\.)*)\]\([^)]*\)/g, '$1').replaceAll(/\s+/g, ' ');

/** Path from a file of the pack to another. */
function toRelative(from: string, to: string): string {
  const up = from.split('/').length - 1;
  return '../'.repeat(up) + to;
}

const escapeLabel = (text: string): string => text.replaceAll(/[[\]]/g, '\\$&');

/**
 * Makes the files of a pack. Links between pages of the pack are relative; others stay as they are in the twins.
 * @param lists addresses of the lists of all pages.
 * @param origin of the site, without a slash at its end.
 * @param getPage the page of a site path; undefined where there is none.
 * @returns no files where no rule is about the subject.
 * @throws Error where a rule leads to no page, its page does not say so, or the index is too long.
 */
export function createPack(
  {name, title, use, platform, version, root}: PackSubject,
  {file, rules, pages}: PackSource,
  lists: readonly string[],
  origin: string,
  getPage: (url: string) => PackPage | undefined,
): PackFile[] {
  const concerns = (entry: {platforms: readonly string[]; versions: readonly string[]}) =>
    entry.platforms.includes(platform) && entry.versions.includes(version);
  const ownRules = rules.filter(concerns);
  if (!ownRules.length) return [];
  const find = (page: string, line: number): PackPage => {
    const found = getPage(root + page);
    if (found) return found;
    throw new Error(
      `${file}:${line}: "${page}" is no page of ${title}. Write the path of a page below ${root} with a slash at its end, or take ` +
        `${version} out of "versions".`,
    );
  };
  const inPack = new Map<string, PackPage>();
  for (const {line, pages: all} of pages.filter(concerns)) for (const page of all) inPack.set(page, find(page, line));
  const ruleLines = ownRules.map(({rule, page, says, line}) => {
    const found = find(page, line);
    if (!toPlain(found.twin).includes(toPlain(says))) {
      throw new Error(
        `${file}:${line}: ${root}${page} does not say "${says}". Correct the rule, and quote the page's words, or take ${version} ` +
          'out of "versions".',
      );
    }
    inPack.set(page, found);
    return `- ${rule} ([${escapeLabel(found.title)}](${getPackPath(page)}))`;
  });
  const index = `# ${title}

> ${use}

Rules for code that uses this SDK. Each is stated on the page behind its link, a file of this folder. APIs differ between major
versions: do not take members, packages or options from memory.

## Rules

${ruleLines.join('\n')}

## Pages in this folder

${[...inPack].map(([page, one]) => `- [${escapeLabel(one.title)}](${getPackPath(page)}): ${one.description}`).join('\n')}

## All other pages

${lists.map((url) => `- ${url}`).join('\n')}
`;
  const bytes = Buffer.byteLength(index);
  if (bytes > maxIndexBytes) {
    throw new Error(
      `${file}:${ownRules[0]?.line}: AGENTS.md of ${name} has ${bytes} bytes, and may have ${maxIndexBytes}. Shorten rules for ${platform}, or ` +
        'take out pages.',
    );
  }
  const targets = new Map([...inPack.keys()].map((page) => [origin + getTwinUrl(root + page), getPackPath(page)]));
  return [
    {name: 'AGENTS.md', text: index},
    ...[...inPack].map(([page, {twin}]) => ({
      name: getPackPath(page),
      text: twin.replaceAll(/\]\((https?:[^)#\s]+)(#[^)\s]*)?\)/g, (link, url: string, hash = '') => {
        const target = targets.get(url);
        return target ? `](${toRelative(getPackPath(page), target)}${hash})` : link;
      }),
    })),
  ];
}
